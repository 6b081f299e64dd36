// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// by_parity and flip_by_quadrant, as generic/'s header of this name describes them, of scalars. AVX2 has no choice
// between scalars, and LLVM makes a branch, of which half are predicted wrongly where quadrants are as good as random;
// with AVX-512 it does so where a division can be left out. So vectors choose.
#undef by_parity
#undef flip_by_quadrant
#if elem_bits == 32 && vec_width == 1
#ifndef ONECLC_MATH_QUADRANT_H
#define ONECLC_MATH_QUADRANT_H
static inline float4 shifted_quadrant(int n, int bits) {
  float4 lanes;
  lanes.x = as_float(n);
  return as_float4(as_int4(lanes) << bits);
}
static inline float by_parity(int n, float odd, float even) {
  float4 odd_lanes, even_lanes;
  odd_lanes.x = odd;
  even_lanes.x = even;
  float4 chosen = __builtin_ia32_blendvps(even_lanes, odd_lanes, shifted_quadrant(n, 31));
  return chosen.x;
}
static inline float flip_by_quadrant(float x, int n) {
  float4 lanes;
  lanes.x = x;
  return as_float4(as_int4(lanes) ^ (as_int4(shifted_quadrant(n, 30)) & (int)0x80000000)).x;
}
#endif
#else
#define by_parity(n, odd, even) lazy_select(((n) & (igentype)1) != (igentype)0, odd, even)
#define flip_by_quadrant(x, n) flip_sign(x, sign_of_quadrant(n))
#endif
