// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void bytes(global float4 *x, global uchar4 *r) { *r = convert_uchar4_sat(*x); }
kernel void shorts(global float4 *x, global short4 *r) { *r = convert_short4_sat(*x); }
kernel void rounded(global int *x, global float *r) { *r = convert_float_rtz(*x); }
kernel void halves(global float *x, global half *r) { *r = convert_half_rtp(*x); }
kernel void product(global uchar4 *x, global char4 *y, global int *r) { *r = dot(*x, *y); }
kernel void aligned(global float *x, global float8 *r) { *r = vload8(0, x); }
kernel void registers(global float *x, global float *r) {
  float all[16];
  for (int i = 0; i < 16; i++)
    all[i] = x[i];
  const float8 upper = vload8(1, all);
  *r = upper.s0 + upper.s7;
}
