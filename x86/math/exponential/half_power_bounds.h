// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Powers of halves, computed in float as a lower bound that is nowhere more than a factor 1 + half_power_width too
// small, for half_bounds.h. To be included after each_float.h.
//
// log2(x) = e + log2(1 / c) + log2(1 + r) with r = m c - 1, where x = 2^e m, 1 - 1/64 <= m < 2 - 1/32, and c is near 1
// / m, one of 16 numbers with 7 bits behind the point. As x and y have 11 bits, r is exact (13 bits), and so are y r
// and y times the high word of e + log2(1 / c), which has 8 bits behind the point: no sum of two words is needed, and
// the error of y log2(x) is that of float numbers below 1. The polynomials are from utils/coefficients/half.sol.
#include <correctly_rounded/float_table.h>
#include <math/arithmetic/half_bounds.h>

#define half_power_width 0x1.8p-21f

#if elem_bits == 32
#ifndef ONECLC_MATH_HALF_POWER_H
#define ONECLC_MATH_HALF_POWER_H
static table_space const float half_reciprocals[16] = {
    128 / 128.f, 120 / 128.f, 114 / 128.f, 108 / 128.f, 102 / 128.f, 98 / 128.f, 93 / 128.f, 89 / 128.f,
    85 / 128.f,  82 / 128.f,  79 / 128.f,  76 / 128.f,  73 / 128.f,  71 / 128.f, 68 / 128.f, 66 / 128.f};
// log2(1 / c)
static table_space const float half_logs[16] = {
    0,           24 / 256.f,  43 / 256.f,  63 / 256.f,  84 / 256.f,  99 / 256.f,  118 / 256.f, 134 / 256.f,
    151 / 256.f, 164 / 256.f, 178 / 256.f, 193 / 256.f, 207 / 256.f, 218 / 256.f, 234 / 256.f, 245 / 256.f};
static table_space const float half_low_logs[16] = {0,
                                                    -0x1.4fdb4ap-11f,
                                                    -0x1.c23d6p-11f,
                                                    -0x1.013ab8p-10f,
                                                    -0x1.2089a6p-11f,
                                                    -0x1.767f54p-10f,
                                                    -0x1.93f544p-14f,
                                                    0x1.b2abc4p-11f,
                                                    0x1.913ebp-11f,
                                                    0x1.dde326p-10f,
                                                    0x1.db662cp-11f,
                                                    -0x1.e0b5c8p-10f,
                                                    0x1.9ea17ep-10f,
                                                    -0x1.574f14p-10f,
                                                    -0x1.8fdbecp-10f,
                                                    -0x1.75a6ecp-10f};
#endif

// 2^n p for 1/2 < p < 2: where it is not a normal number, it is at least something that half rounds to the same.
static inline gentype times_power_for_half(gentype p, gentype n) {
#if defined(__AVX512F__) && vec_width == 16
  return __builtin_ia32_scalefps512_mask(p, n, p, (unsigned short)-1, 4);
#else
  n = n < (gentype)64 ? n : (gentype)64;
  n = n > (gentype)-64 ? n : (gentype)-64;
  return as_gentype(as_igentype(p) + (as_igentype(n + shifter) << (igentype)significand_bits));
#endif
}

// x^y for x > 0
static inline gentype half_power_from_below(gentype x, gentype y) {
  igentype above = as_igentype(x) - (as_igentype((gentype)1) - (igentype)(1 << 18)),
           exponent = above & (igentype)(signed_elem)~(leading_bit - 1);
  ugentype index = as_ugentype(above >> (igentype)19);
  gentype r = fma(as_gentype(as_igentype(x) - exponent), looked_up_of(half_reciprocals, index, 16), (gentype)-1);
  gentype e = fma(vec_convert(float, exponent), (gentype)0x1p-23f, looked_up_of(half_logs, index, 16));
  const gentype inverse_ln2 = (gentype)0x1.715476p0f;
  gentype p = (gentype)0x1.27d64ep-2f;
  p = fma(p, r, (gentype)-0x1.71923ep-2f);
  p = fma(p, r, (gentype)0x1.ec7094p-2f);
  p = fma(p, r, (gentype)-0x1.715476p-1f);
  p = fma(p, r, (gentype)0x1.4ae0cp-26f); // what inverse_ln2 lacks
  gentype rest = fma(p, r, looked_up_of(half_low_logs, index, 16)), y_r = y * r, y_e = y * e;
  gentype n = __builtin_elementwise_roundeven(fma(y, rest, fma(y_r, inverse_ln2, y_e)));
  gentype t = fma(y, rest, fma(y_r, inverse_ln2, y_e - n));
  // 2^t (1 - 2^-21.5)
  gentype power = (gentype)0x1.5c8048p-10f;
  power = fma(power, t, (gentype)0x1.3d189ap-7f);
  power = fma(power, t, (gentype)0x1.c6b5b8p-5f);
  power = fma(power, t, (gentype)0x1.ebf8dp-3f);
  power = fma(power, t, (gentype)0x1.62e422p-1f);
  power = fma(power, t, (gentype)0x1.fffff8p-1f);
  return times_power_for_half(power, n);
}
#elif elem_bits == 16
// |x|^y from its bounds, for any x and y. For NaN, 0^0, inf^0 and 1^inf it is something that the caller replaces.
static inline floatn half_power_of_any(gentype x, gentype y, gentype low, gentype high) {
  relation doubt = differ(low, high);
  vec(double) power = vec_convert(double, low);
  for_lanes_in (doubt)
    lane(power) = pow(fabs((double)lane(x)), (double)lane(y));
  low = nearer(power, low, high);
  floatn a = fabs(vec_convert(float, x)), w = vec_convert(float, y), result = vec_convert(float, low);
  result = ((a == 0) | (a == INFINITY)) ? ((a == 0) != (w < 0) ? (floatn)0 : (floatn)INFINITY) : result;
  return fabs(w) == INFINITY ? ((a < 1) != (w < 0) ? (floatn)0 : (floatn)INFINITY) : result;
}

// What a caller has to look at more closely: a y that is infinite or NaN, an x that is so, 0 or negative, and a doubt.
#define rare_power(x, y, low, high) \
  (differ(low, high) | ((ugentype)(as_ugentype(x) - (ugentype)1) >= (ugentype)(infinity_bits - 1)) | \
   (magnitude_bits(y) >= (ugentype)infinity_bits))
#endif
