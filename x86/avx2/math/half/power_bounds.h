// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Powers of halves, computed in float as a lower bound that is nowhere more than a factor 1 + half_power_width too
// small, for bounds.h.
//
// log2(x) = e + log2(1 / c) + log2(1 + r) with r = m c - 1, where x = 2^e m, 1 - 1/64 <= m < 2 - 1/32, and c is near 1
// / m, one of 16 numbers with 7 bits behind the point. As x and y have 11 bits, r is exact (13 bits), and so are y r
// and y times the high word of e + log2(1 / c), which has 8 bits behind the point: no sum of two words is needed, and
// the error of y log2(x) is that of float numbers below 1. The polynomials are from lab/coefficients/half.sol.
#include <correctly_rounded/float_table.h>
#include <math/half/in_float.h>
#include <math/half/bounds.h>
#include <math/half/rare_power.h>

#undef half_power_width
#undef powers_by_scalef
#if defined(__AVX512VL__) && vec_width >= 8
#include <math/arithmetic/scalef.h>
#define powers_by_scalef true
#define half_power_width 0x1.cp-22f
#else
#define powers_by_scalef false
#define half_power_width 0x1.8p-21f
#endif

#ifndef ONECLC_MATH_HALF_POWER_BOUNDS_H
#define ONECLC_MATH_HALF_POWER_BOUNDS_H
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
#ifdef __AVX512VL__
// 2^(i/32) (1 - 0.35 2^-21)
static table_space const float half_powers[32] = {
    0x1.fffffap-1f, 0x1.059b0ap0f, 0x1.0b5584p0f, 0x1.11301ap0f, 0x1.172b8p0f,  0x1.1d487p0f,  0x1.2387a4p0f,
    0x1.29e9dcp0f,  0x1.306fdep0f, 0x1.371a7p0f,  0x1.3dea62p0f, 0x1.44e082p0f, 0x1.4bfdaap0f, 0x1.5342b2p0f,
    0x1.5ab07ap0f,  0x1.6247e8p0f, 0x1.6a09e2p0f, 0x1.71f75ap0f, 0x1.7a1144p0f, 0x1.825896p0f, 0x1.8ace5p0f,
    0x1.937376p0f,  0x1.9c4914p0f, 0x1.a55036p0f, 0x1.ae89f4p0f, 0x1.b7f76ap0f, 0x1.c199b8p0f, 0x1.cb7208p0f,
    0x1.d58188p0f,  0x1.dfc96ep0f, 0x1.ea4af4p0f, 0x1.f5076p0f};
#endif
#endif

#if !powers_by_scalef
// 2^n p for 1/2 < p < 2: where it is not a normal number, it is at least something that half rounds to the same.
static inline floatn times_power_for_half(floatn p, floatn n) {
  n = n < (floatn)64 ? n : (floatn)64;
  n = n > (floatn)-64 ? n : (floatn)-64;
  return float_of(bits_of(p) + (bits_of(n + whole_above) << 23));
}
#endif

// x^y for x > 0
static inline floatn half_power_from_below(floatn x, floatn y) {
  intn above = bits_of(x) - (constant_bits(1.0f) - (1 << 18)), exponent = above & (intn)(int)0xff800000;
  uintn index = __builtin_astype(above >> 19, uintn);
  floatn r = fma(float_of(bits_of(x) - exponent), looked_up_of(half_reciprocals, index, 16), (floatn)-1);
  floatn e = fma(vec_convert(float, exponent), (floatn)0x1p-23f, looked_up_of(half_logs, index, 16));
  const floatn inverse_ln2 = (floatn)0x1.715476p0f;
  floatn p = polynomial_in_float(r, -0x1.715476p-1f, 0x1.ec7094p-2f, -0x1.71923ep-2f, 0x1.27d64ep-2f);
  p = fma(p, r, (floatn)0x1.4ae0cp-26f); // what inverse_ln2 lacks
  floatn rest = fma(p, r, looked_up_of(half_low_logs, index, 16)), y_r = y * r, y_e = y * e;
#if powers_by_scalef
  // n is a multiple of 1/32, not always the nearest one. The scaling takes the integer below it.
  floatn sum = fma(y, rest, fma(y_r, inverse_ln2, y_e + (floatn)0x1.8p18f)), n = sum - (floatn)0x1.8p18f;
  floatn t = fma(y, rest, fma(y_r, inverse_ln2, y_e - n));
  floatn q = polynomial_in_float(t, 0x1.62e43p-1f, 0x1.ec043ap-3f, 0x1.c6b138p-5f);
  floatn start = looked_up(half_powers, __builtin_astype(sum, uintn)), power = fma(start * t, q, start);
  return scalef(power, n);
#else
  floatn n = __builtin_elementwise_roundeven(fma(y, rest, fma(y_r, inverse_ln2, y_e)));
  floatn t = fma(y, rest, fma(y_r, inverse_ln2, y_e - n));
  // 2^t (1 - 2^-21.5)
  floatn power = polynomial_in_float(t, 0x1.fffff8p-1f, 0x1.62e422p-1f, 0x1.ebf8dp-3f, 0x1.c6b5b8p-5f, 0x1.3d189ap-7f,
                                     0x1.5c8048p-10f);
  return times_power_for_half(power, n);
#endif
}

// |x|^y from its bounds, for any x and y. For NaN, 0^0, inf^0 and 1^inf it is something that the caller replaces.
static inline floatn half_power_of_any(gentype x, gentype y, gentype low, gentype high) {
  relation doubt = differ(low, high);
  for_lanes_in (doubt)
    element(low) = nearer_half(pow(fabs((double)element(x)), (double)element(y)), element(low), element(high));
  floatn a = fabs(vec_convert(float, x)), w = vec_convert(float, y), result = vec_convert(float, low);
  result = ((a == 0) | (a == INFINITY)) ? ((a == 0) != (w < 0) ? (floatn)0 : (floatn)INFINITY) : result;
  return fabs(w) == INFINITY ? ((a < 1) != (w < 0) ? (floatn)0 : (floatn)INFINITY) : result;
}
