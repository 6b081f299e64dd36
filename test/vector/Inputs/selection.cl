// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For selection.test: each kernel has one memory access or conversion.
kernel void load3(global float4 *x, global const float *p) {
  size_t i = get_global_id(0);
  x[i] = (float4)(vload3(i, p), 0.0f);
}
kernel void store16(global const char16 *x, global char *p) {
  size_t i = get_global_id(0);
  vstore16(x[i], i, p);
}
kernel void load_half4(global float4 *x, global const half *p) {
  size_t i = get_global_id(0);
  x[i] = vload_half4(i, p);
}
kernel void loada_half4(global float4 *x, global const half *p) {
  size_t i = get_global_id(0);
  x[i] = vloada_half4(i, p);
}
kernel void store_half(global const float *x, global half *p) {
  size_t i = get_global_id(0);
  vstore_half(x[i], i, p);
}
kernel void store_half_rtz(global const float *x, global half *p) {
  size_t i = get_global_id(0);
  vstore_half_rtz(x[i], i, p);
}
kernel void storea_half8(global const float8 *x, global half *p) {
  size_t i = get_global_id(0);
  vstorea_half8(x[i], i, p);
}
kernel void store_half_double(global const double *x, global half *p) {
  size_t i = get_global_id(0);
  vstore_half(x[i], i, p);
}
