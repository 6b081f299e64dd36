// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the driver does itself: groups whose items wait for each other, of which the last is smaller; local memory of an
// argument and of the kernel's own; values of every size; images; printf; blocks; traps.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
global int started = 40; // a variable of the program

kernel void group(global float4 *x, global int *n, local float *in, double16 d, char c, half h) {
  local int sum;
  const size_t i = get_global_id(0), j = get_local_id(0), size = get_local_size(0);
  if (!j)
    sum = 0;
  in[j] = x[i].x;
  barrier(CLK_LOCAL_MEM_FENCE);
  x[i] = sin(x[i]) + in[size - 1 - j] * (float)(d.sf + c) * h;
  atomic_add(&sum, (int)i);
  barrier(CLK_LOCAL_MEM_FENCE);
  n[i] = sum + work_group_scan_inclusive_add((int)size);
}

kernel void loop(global float *x, global double *y, global half *z) {
  const size_t i = get_global_id(0);
  x[i] = sin(x[i]);
  y[i] = exp(y[i]);
  z[i] = (half)pow(y[i], 0.1) + tan(z[i]);
}

kernel void picture(read_only image2d_t a, sampler_t s, write_only image2d_t b) {
  const int2 at = {get_global_id(0), get_global_id(1)};
  write_imagef(b, at, 1 - read_imagef(a, s, convert_float2(at) * 0.4f + 0.3f));
}

kernel void talk(float2 v) {
  if (!get_global_id(0))
    printf("%s %v2hlf %ld\n", "here", v, get_global_size(0));
}

kernel void blocks(global int *n) {
  enqueue_kernel(get_default_queue(), 0, ndrange_1D(3), ^{
    n[get_global_id(0)] += started;
  });
}

kernel void trap(global int *n) {
  if (*n)
    __builtin_trap();
}
