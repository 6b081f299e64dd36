// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 2^x and log2(x) as double-words, the common ground of exponentials, logarithms and powers of float and double. Sums of Taylor
// series with rational coefficients; their truncation errors are below. u = 2^-24 or 2^-53. To be included after
// each_float.h.
#include "ieee.h"

#if elem_bits > 16
#include "double_word.h"

// a x, or something beyond all exponents of the same sign where that overflows.
static inline double_word times_limited(double_word a, gentype x) {
  const gentype limit = (gentype)(4 * exponent_bias);
  gentype high = a.high * x, low = fma(a.low, x, fma(a.high, x, -high));
  relation beyond = fabs(high) > limit;
  return (double_word){beyond ? copysign(limit, high) : high, beyond ? (gentype)0 : low};
}

// log2(x) for positive finite x, relative error below 2^-11 u. x = 2^e m with sqrt(1/2) <= m < sqrt(2); log2(m) =
// 2 / ln(2) atanh(s), s = (m - 1) / (m + 1), |s| < 0.1716; atanh(s) = s + s z (1/3 + z / 5 + z^2 / 7 …), z = s^2 < 0.02945.
static inline double_word log2_words(gentype x) {
  relation small = x < (gentype)least_normal;
  igentype bits = as_igentype(small ? x * (gentype)power_of_two(significand_bits) : x);
  igentype e = bits - as_igentype((gentype)0.70710678118654752440);
  e >>= (igentype)significand_bits;
  gentype m = as_gentype((igentype)(bits - (igentype)(e << (igentype)significand_bits)));
  e -= small ? (igentype)significand_bits : (igentype)0;

  gentype numerator = m - 1, denominator = m + 1, cut = m - (denominator - 1), reciprocal = 1 / denominator;
  double_word s;
  s.high = numerator * reciprocal;
  s.low = reciprocal * fma(-s.high, cut, fma(-s.high, denominator, numerator));
  double_word z = two_product(s.high, s.high);
  z.low += 2 * s.high * s.low;
  // truncated after z^5 / 15 (2^-38 of s) and z^12 / 27 (2^-75)
#if elem_bits == 32
  gentype p = (gentype)(1. / 13);
#else
  gentype p = (gentype)(1. / 25);
  p = fma(p, z.high, (gentype)(1. / 23));
  p = fma(p, z.high, (gentype)(1. / 21));
  p = fma(p, z.high, (gentype)(1. / 19));
  p = fma(p, z.high, (gentype)(1. / 17));
  p = fma(p, z.high, (gentype)(1. / 15));
  p = fma(p, z.high, (gentype)(1. / 13));
#endif
  p = fma(p, z.high, (gentype)(1. / 11));
  p = fma(p, z.high, (gentype)(1. / 9));
  p = fma(p, z.high, (gentype)(1. / 7));
  p = fma(p, z.high, (gentype)(1. / 5));
  const double_word third = constant_word(1. / 3, 0x1.5555555555555p-56);
  double_word w = fast_two_sum(third.high, fma(p, z.high, third.low));
  double_word tail = times_double_word(s, times_double_word(z, w));
  double_word sum = fast_two_sum(s.high, tail.high);
  sum.low += s.low + tail.low;
  double_word log_m = times_double_word(sum, constant_word(0x1.71547652b82fep+1, 0x1.777d0ffda0d24p-55));
  double_word result = fast_two_sum(as_gentype(e + as_igentype(shifter)) - shifter, log_m.high);
  return fast_two_sum(result.high, result.low + log_m.low);
}

// 2^(x.high + x.low), error below 0.55 ulp (0.8 if subnormal), for any x but NaN. 2^x = 2^n e^t, n the nearest integer, |t| <= ln(2) / 2.
static inline gentype exp2_words(double_word x) {
  const gentype most = (gentype)(exponent_bias + 2), least = (gentype)(-exponent_bias - significand_bits - 2);
  relation inside = (x.high < most) & (x.high > least);
  gentype high = x.high > least ? x.high : least, low = inside ? x.low : (gentype)0;
  high = high < most ? high : most;
  gentype sum = high + shifter, f = high - (sum - shifter);
  const double_word ln2 = constant_word(0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56);
  double_word t = two_product(f, ln2.high);
  t.low += fma(f, ln2.low, low * ln2.high);
  // truncated after t^8 / 8! (2^-32) and t^14 / 14! (2^-63)
#if elem_bits == 32
  gentype p = (gentype)(1. / 40320);
#else
  gentype p = (gentype)(1. / 87178291200);
  p = fma(p, t.high, (gentype)(1. / 6227020800));
  p = fma(p, t.high, (gentype)(1. / 479001600));
  p = fma(p, t.high, (gentype)(1. / 39916800));
  p = fma(p, t.high, (gentype)(1. / 3628800));
  p = fma(p, t.high, (gentype)(1. / 362880));
  p = fma(p, t.high, (gentype)(1. / 40320));
#endif
  p = fma(p, t.high, (gentype)(1. / 5040));
  p = fma(p, t.high, (gentype)(1. / 720));
  p = fma(p, t.high, (gentype)(1. / 120));
  p = fma(p, t.high, (gentype)(1. / 24));
  p = fma(p, t.high, (gentype)(1. / 6));
  p = fma(p, t.high, (gentype)0.5f);
  double_word one = fast_two_sum((gentype)1, t.high);
  gentype rest = fma(t.high * t.high, p, one.low), result = one.high + fma(t.low, one.high + rest, rest);
  igentype n = shifted_integer(sum), half_way = n >> (igentype)1; // in two steps; the second one alone rounds
  return result * exact_power(half_way) * exact_power(n - half_way);
}
#endif
