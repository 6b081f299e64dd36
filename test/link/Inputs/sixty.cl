// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel that calls 62 builtins, as large programs of applications do.
kernel void sixty(global float4 *f, global int4 *n, global uchar4 *pixels, global half *h, float s) {
  const size_t i = get_global_id(0), group = get_group_id(0);
  float4 x = f[i], y = f[i + get_global_size(0)], z = vload_half4(i, h), c;
  int4 a = n[i], b = n[i + get_local_size(0)], e;
  x = sin(x) + cos(y) + tan(z) + asin(x) + acos(y) + atan(z) + atan2(x, y);
  y = exp(x) + exp2(y) + log(z) + log2(x) + log10(y) + pow(x, z) + powr(fabs(y), x) + pown(z, a);
  z = sqrt(fabs(x)) + rsqrt(y) + cbrt(z) + hypot(x, y) + fmod(x, y) + remainder(y, z);
  x += sinh(y) + cosh(z) + tanh(x) + erf(y) + tgamma(z) + lgamma(x) + frexp(y, &e) + fract(z, &c);
  y += floor(x) + ceil(y) + copysign(c, y) + fmin(x, y) + fmax(y, z) + fma(x, y, z);
  z += mix(x, y, s) + clamp(x, 0.0f, s) + smoothstep(y, z, x);
  z += normalize(x) + dot(y, z) + length(x);
  a = mad_sat(a, b, e) + mul_hi(a, b) + rotate(a, b) + popcount(b) + clz(a);
  a += convert_int4_sat_rte(x) + select(a, b, isless(x, y)) + shuffle(a, convert_uint4_sat(b));
  barrier(CLK_LOCAL_MEM_FENCE);
  f[i] = x + y + z;
  n[i] = a + isnan(s) + atomic_add((volatile global int *)n, (int)group);
  vstore_half4_rte(x, i, h);
  pixels[i] = convert_uchar4_sat_rte(255 * y);
}
