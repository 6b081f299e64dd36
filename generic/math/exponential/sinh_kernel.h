// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sinh and cosh of float and double. To be included after each_float.h.
//
// |x| = n ln(2) + t. With a = 2^(n - 1) and b = 2^(-n - 1), sinh|x| = (a - b) cosh(t) + (a + b) sinh(t), and cosh(x) is
// the same with sinh(t) and cosh(t) exchanged: this takes no division, and small arguments are no special case. The
// terms that count, the first factor and the second one times t, are added as a double-word.
#include <math/arithmetic/fused.h>
#include <math/exponential/exp_kernel.h>

#if elem_bits > 16
// sinh|x| or, if `is_cosh`, cosh(x)
static inline bounded_words sinh_cosh(gentype x, bool is_cosh) {
  gentype sum, high = reduce_ln2(fabs(x), &sum), low = (sum - shifter) * -ln2_low, t = high + low, square = t * t;
  // sinh(t) / t - 1 and cosh(t) - 1, with errors below 2^-33 (double: 2^-64): utils/coefficients/hyperbolic.sol
#if elem_bits == 32
  gentype s = (gentype)0x1.a28f22p-13f;
  s = fma_tiny(s, square, (gentype)0x1.110fe2p-7f);
  s = fma_tiny(s, square, (gentype)0x1.555556p-3f);
  gentype c = (gentype)0x1.6d5168p-10f;
  c = fma_tiny(c, square, (gentype)0x1.5554e4p-5f);
  c = fma_tiny(c, square, (gentype)0x1p-1f);
  s = fma_mostly(s, t * square, low);
  c *= square;
#else
  gentype p = (gentype)0x1.73a145fe564e8p-33;
  p = fma_early(p, square, (gentype)0x1.ae56b56dbd495p-26);
  p = fma_early(p, square, (gentype)0x1.71de3e30befdcp-19);
  p = fma_early(p, square, (gentype)0x1.a01a019f14ceap-13);
  p = fma_early(p, square, (gentype)0x1.1111111111309p-7);
  bounds s = fma_about(p, square, (gentype)0x1.5555555555555p-3);
  gentype q = (gentype)0x1.1f8bd952dcf99p-29;
  q = fma_early(q, square, (gentype)0x1.27e4cc142185p-22);
  q = fma_early(q, square, (gentype)0x1.a01a01ad7d65cp-16);
  q = fma_early(q, square, (gentype)0x1.6c16c16c15p-10);
  q = fma_early(q, square, (gentype)0x1.5555555555558p-5);
  bounds c = fma_about(q, square, (gentype)0x1p-1);
  s = fma_between(s, t * square, low);
  c = times_bounds(c, square);
#endif
  const gentype half_one = (gentype)0.5f;
  gentype a = times_power(half_one, sum);
  gentype b = bits_minus(half_one, as_igentype(sum) << (igentype)significand_bits);
  double_word plus = fast_two_sum(a, b), minus = fast_two_sum(a, -b);
  double_word first = is_cosh ? plus : minus, second = is_cosh ? minus : plus;
  double_word product = two_product(second.high, high), result = fast_two_sum(first.high, product.high);
#if elem_bits == 32
  result.low += fma_mostly(first.high, c, fma_mostly(second.high, s, first.low + product.low));
  return result;
#else
  bounds rest = fma_among(first.high, c, fma_between(second.high, s, first.low + product.low));
  return (bounded_words){result.high, plus_bounds(result.low, rest)};
#endif
}

// e^|x| / 2, for an |x| so large that e^-|x| does not count beside it and e^|x| may overflow
static inline gentype half_of_exp(gentype x) {
  gentype sum, high = reduce_ln2(fabs(x), &sum), low = (sum - shifter) * -ln2_low, t = high + low, square = t * t;
  gentype rest = fma(expm1_polynomial(t, square), t * square, fma(square, (gentype)0.5f, low));
  return times_any_power(1 + (high + rest), sum - 1);
}
#endif
