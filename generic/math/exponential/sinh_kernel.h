// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sinh and cosh of float and double. To be included after each_float.h.
//
// |x| = n ln(2) + t. With a = 2^(n - 1) and b = 2^(-n - 1), sinh|x| = (a - b) cosh(t) + (a + b) sinh(t), and cosh(x) is
// the same with sinh(t) and cosh(t) exchanged: this takes no division, and small arguments are no special case.
#include <math/arithmetic/vocabulary.h>
#include <math/exponential/exp_kernel.h>

#if elem_bits > 16
// sinh|x| or, if `is_cosh`, cosh(x), as the sum of two words
static inline interval sinh_cosh(gentype x, bool is_cosh) {
  const gentype half_one = (gentype)0.5f;
#if elem_bits == 32
  // Step 1: reduce the argument. cosh's t is from ln(3/4) to ln(3/2), so that e^t - 1 is from -1/4 to 1/2: beyond these
  // powers of two what it is rounded by would be twice as much.
  gentype magnitude = fabs(x), middle = is_cosh ? magnitude - (gentype)0x1.e27076p-5f : magnitude;
  gentype shifted = fma_any((gentype)0x1.715476p0, middle, shifter), n = shifted - shifter;
  gentype t = fma_plain(n, ln2_excess, fma_exact(n, (gentype)-ln2_high, magnitude)), square = t * t;
  // Step 2: (sinh(t) / t - 1) / t^2 and (cosh(t) - 1) / t^2, times t^2 with errors below 2^-33 (2^-31.4):
  // lab/coefficients/hyperbolic.sol. sinh's 1/2 is a unit in the last place less, for the sake of t < 0 where n is 12
  // or 13: there a + b, or a - b, is rounded, and the result too great.
  gentype s = polynomial(square, 0x1.555556p-3f, 0x1.110ffap-7f, 0x1.a25388p-13f);
  gentype c = polynomial(square, (gentype)(is_cosh ? 0x1p-1f : 0x1.fffffep-2f), 0x1.555484p-5f, 0x1.6dc2f6p-10f);
  // Step 3: a + b and a - b, and the sum of products
  gentype a = times_power(half_one, shifted);
  gentype b = bits_minus(half_one, as_igentype(shifted) << (igentype)significand_bits);
  gentype plus = a + b, minus = a - b;
  if (is_cosh) {
    // b is added to the smaller terms, beside which it is not lost.
    gentype even = fma_sure(square, fma_sure(minus * t, s, plus * c), b);
    return a + fma_sure(minus, t, even);
  }
  // The terms that contribute most, a - b and (a + b) t, and what is lost of their sum
  gentype most = fma_sure(plus, t, minus), lost = fma_exact(plus, t, minus - most);
  return most + fma_sure(square, fma_sure(plus * t, s, minus * c), lost);
#else
  // Step 1: reduce the argument
  gentype shifted, high = reduce_ln2(fabs(x), &shifted), low = (shifted - shifter) * -ln2_low, t = high + low,
                   square = t * t;
  // Step 2: sinh(t) / t - 1 and cosh(t) - 1, with errors below 2^-64: lab/coefficients/hyperbolic.sol
  gentype p = rough_polynomial(square, 0x1.1111111111309p-7, 0x1.a01a019f14ceap-13, 0x1.71de3e30befdcp-19,
                               0x1.ae56b56dbd495p-26, 0x1.73a145fe564e8p-33);
  interval s = fma_rough(p, square, (gentype)0x1.5555555555555p-3);
  gentype q = rough_polynomial(square, 0x1.5555555555558p-5, 0x1.6c16c16c15p-10, 0x1.a01a01ad7d65cp-16,
                               0x1.27e4cc142185p-22, 0x1.1f8bd952dcf99p-29);
  interval c = fma_rough(q, square, (gentype)0x1p-1);
  s = fma(s, t * square, low);
  c = interval_times(c, square);
  // Step 3: a + b and a - b
  gentype a = times_power(half_one, shifted);
  gentype b = bits_minus(half_one, as_igentype(shifted) << (igentype)significand_bits);
  gentype plus = a + b, minus = a - b, first = is_cosh ? plus : minus, second = is_cosh ? minus : plus;
  // Step 4: the terms that contribute most, the first factor and the second one times t; what is lost of their sum, and
  // of a - b, where b is small beside a, is among the other terms. Of cosh, the sum is so near to a that a and b can be
  // subtracted from it one after the other.
  gentype most = fma_sure(second, high, first);
  gentype lost = fma(second, high, is_cosh ? (a - most) + b : first - most);
  if (!is_cosh)
    lost = ((a - minus) - b) + lost;
  interval rest = fma(first, c, fma(second, s, lost));
  return interval_plus(most, rest);
#endif
}

// e^|x| / 2, for an |x| so large that e^-|x| does not contribute and e^|x| may overflow
static inline gentype half_of_exp(gentype x) {
  gentype shifted, high = reduce_ln2(fabs(x), &shifted), low = (shifted - shifter) * -ln2_low, t = high + low,
                   square = t * t;
  gentype rest = fma(expm1_polynomial(t, square), t * square, fma(square, (gentype)0.5f, low));
  return times_any_power(1 + (high + rest), shifted - 1);
}
#endif
