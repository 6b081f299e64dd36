// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops over scalar builtins, for loops.test.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void plain(global float *restrict y, global const float *restrict x, long n) {
  for (long i = 0; i < n; i++)
    y[i] = sin(x[i]);
}

kernel void masked(global float *restrict y, global const float *restrict x, long n) {
  for (long i = 0; i < n; i++)
    if (x[i] > 0)
      y[i] = log(x[i]);
}

kernel void estimated(global float *restrict y, global const float *restrict x, long n) {
  for (long i = 0; i < n; i++)
    y[i] = rsqrt(x[i]);
}

kernel void native(global float *restrict y, global const float *restrict x, long n) {
  for (long i = 0; i < n; i++)
    y[i] = native_sin(x[i]);
}

kernel void inverted(global float *restrict y, global const float *restrict x, long n) {
  for (long i = 0; i < n; i++)
    y[i] = native_recip(x[i]);
}

kernel void scaled(global float *restrict y, global const int *restrict k, long n) {
  for (long i = 0; i < n; i++)
    y[i] = ldexp(y[i], k[i]);
}

kernel void scaled_double(global double *restrict y, global const int *restrict k, long n) {
  for (long i = 0; i < n; i++)
    y[i] = ldexp(y[i], k[i]);
}

kernel void rounded_down_and_up(global half *restrict y, global const half *restrict x, long n) {
  for (long i = 0; i < n; i++)
    y[i] = fma(x[i], x[i], y[i]);
}

kernel void powers_of_two(global half *restrict y, long n) {
  for (long i = 0; i < n; i++)
    y[i] = exp2(y[i]);
}

kernel void two_results(global float *restrict y, global float *restrict z, global const float *restrict x, long n) {
  for (long i = 0; i < n; i++) {
    float cosine;
    y[i] = sincos(x[i], &cosine);
    z[i] = cosine;
  }
}

kernel void with_int(global float *restrict y, global const int *restrict k, long n) {
  for (long i = 0; i < n; i++)
    y[i] = pown(y[i], k[i]) + rootn(y[i], 3);
}

kernel void bytes(global uchar *restrict y, global const uchar *restrict x, long n) {
  for (long i = 0; i < n; i++)
    y[i] = convert_uchar_sat_rte(255 * pow(x[i] / 255.0f, 2.2f));
}

kernel void mixed(global double *restrict y, global const half *restrict x, global const double *restrict z, long n) {
  for (long i = 0; i < n; i++)
    y[i] = cbrt(x[i]) + exp(z[i]);
}

kernel void mask_in_bytes(global float *restrict y, global const float *restrict x, long n) {
  for (long i = 0; i < n; i++)
    if (x[i] > 0)
      y[i] = expm1(x[i]);
}
