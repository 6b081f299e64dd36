// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atanh (6.15.2): the inverse hyperbolic tangent, half of the logarithm of (1 + |x|) / (1 - |x|) with the sign of x;
// infinite for ±1 and NaN beyond. Float: that quotient is 2^e (1 + u) / (1 - u), with e from the difference of the bits
// of its terms and -0.111 < u < 0.265, so that atanh|x| = e ln(2) / 2 + atanh(u). u is a quotient of two linear
// functions of |x|, of which the first is exact; below 1/4 it is |x|. The polynomial is within 2^-31 of atanh(u):
// utils/coefficients/hyperbolic.sol. Double: log1p(q) / 2, where q = 2 |x| / (1 - |x|) is a double-word.
// Largest errors seen: float 0.894, double 0.836 ulp.
// Half results are correctly rounded.
#define unary atanh
#include "each_float.h"
#include <math/arithmetic/fused.h>
#include <math/exponential/log_kernel.h>
#include <math/arithmetic/pole_at_zero.h>
#include <math/arithmetic/rounded_root.h>

#if elem_bits == 32
#define half_ln2_of_bits ((floatn)0x1.62e43p-25f)
// Stores e, still in the place of the exponent field, to *exponent, and returns u and a rest whose sum is atanh(u).
static inline double_word atanh_terms(gentype a, private igentype *exponent) {
  igentype difference = as_igentype(1 + a) - as_igentype(1 - a);
  *exponent = (difference + (igentype)0x200000) & (igentype)0xff800000;
  gentype c = 1 - a, power = as_gentype((igentype)(as_igentype((gentype)1) + *exponent)), less = power - 1;
  gentype numerator = fma_close(a, power + 1, -less), denominator = fma_close(c, less, (gentype)2);
  gentype reciprocal = rounded_reciprocal(denominator);
  gentype u = numerator * reciprocal, square = u * u;
  // What the quotient u lacks, for the denominator before its rounding
  gentype low = fma_exact(-u * c, less, fma_plain(u, (gentype)-2, numerator)) * reciprocal;
  gentype p = (gentype)0x1.074594p-3f;
  p = fma_tiny(p, square, (gentype)0x1.225b42p-3f);
  p = fma_tiny(p, square, (gentype)0x1.99a754p-3f);
  p = fma_tiny(p, square, (gentype)0x1.555548p-2f);
  return (double_word){u, fma_mostly(p * square, u, low)};
}
#elif elem_bits == 64
static inline bounds atanh_of_usual(gentype x) {
  gentype a = fabs(x), twice = a + a, denominator = 1 - a, rest = (1 - denominator) - a;
  gentype reciprocal = rounded_reciprocal(denominator), quotient = twice * reciprocal;
  gentype low = fma(-quotient, rest, fma(-quotient, denominator, twice)) * reciprocal;
  bounded_words sum = log1p_words(quotient, low);
#if words_of_double // one product less; results that are subnormal have no low word
  return (sum.high + sum.low) * 0.5;
#else
  return plus_bounds(sum.high * (gentype)0.5f, times_bounds(sum.low, (gentype)0.5f));
#endif
}
#endif

#if elem_bits > 16
static inline gentype atanh_special(gentype x, gentype result) {
  result = fabs(x) < (gentype)1 ? result : x + x; // NaN stays
  result = fabs(x) == (gentype)1 ? (gentype)INFINITY : result;
  return fabs(x) > (gentype)1 ? (gentype)NAN : result;
}
#endif

gentype atanh(gentype x) {
#if elem_bits == 16
  return vec_convert(half, atanh(vec_convert(float, x)));
#elif words_of_double
  double result = atanh_of_usual(x);
  // One instruction, which is not worth a branch
  return copysign(magnitude_below(x, 1.0) ? result : pole_at_zero(1 - fabs(x)), x);
#else
#if elem_bits == 32
  igentype exponent;
  double_word terms = atanh_terms(fabs(x), &exponent);
  gentype whole = vec_convert(float, exponent), result = fma_mostly(whole, half_ln2_of_bits, terms.high + terms.low);
  const gentype most = (gentype)0x1.fffffap-1f; // beyond it 2^e + 1 is not exact, and only e ln(2) / 2 counts
#else
  bounds sum = atanh_of_usual(x);
  gentype result = settled_bounds(sum, atanh, fabs(x));
  const gentype most = (gentype)0x1.fffffffffffffp-1;
#endif
  if (__builtin_expect(any_lane(!(fabs(x) <= most)), false)) {
#if elem_bits == 32
    result = fabs(x) > most ? whole * half_ln2_of_bits : result;
#endif
    result = atanh_special(x, result);
  }
  return copysign(result, x);
#endif
}
