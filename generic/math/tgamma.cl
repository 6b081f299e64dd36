// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tgamma (6.15.2): the gamma function; infinity with the sign of the zero for zeros, NaN for negative integers and
// -inf.
//   x >= 1:    gamma(x) = (x / e)^(x - 1/2) Q(1 / (x + c)). This is Stirling's formula with a polynomial Q fitted for
//              all x up to the overflow instead of the asymptotic series, after C. Lanczos, "A precision approximation
//              of the gamma function" (1964). The power is a double-word.
//   0 < x < 1: gamma(x) = gamma(1 + x) / x
//   x < 0:     gamma(x) = pi / (sin(pi x) gamma(1 - x)), out of line
// The relative errors of Q are 2^-28.7 (double: 2^-57.7): lab/coefficients/gamma.py.
// Largest errors seen: float 0.959, double 0.817 ulp.
// Half results are correctly rounded.
#define unary tgamma
#define every_fma_is_sure // All floats were tried.
#include "each_float.h"
#if elem_bits == 16
#include <math/half/tgamma.h>
#else
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/bits_outside.h>
#include <math/gamma/below_one.h>
#include <math/gamma/gamma_kernel.h>
#include <math/arithmetic/rounded.h>
#include <math/arithmetic/rounded_root.h>
#include <math/trigonometry/sine_words.h>
#include <math/trigonometry/turns.h>

// sin(r + quadrant pi / 2) or minus that, with an error of 2^-4 u, u the unit roundoff. The error of sine_words.h's
// kernels, 2^-1.5 u, is good enough for the last rounding alone.
static inline double_word sine_words(double_word r, igentype quadrant) {
  double_word z = two_product(r.high, r.high), cosine = cos_kernel(r, z.high);
  cosine.low = fma_sure(z.low, (gentype)-0.5f, cosine.low);
#if elem_bits == 32
  const double_word p_0 = {(gentype)-0x1.555556p-3f, (gentype)0x1.67004p-28f};
  gentype p = polynomial(z.high, 0x1.111108p-7f, -0x1.a00f0ep-13f, 0x1.6cb566p-19f);
#else
  const double_word p_0 = {(gentype)-0x1.5555555555548p-3, (gentype)-0x1.e16ee6b9e877ap-57};
  gentype p = polynomial(z.high, 0x1.111111110f80ap-7, -0x1.a01a019c065c5p-13, 0x1.71de356f8b23cp-19,
                         -0x1.ae5e60b4aad68p-26, 0x1.5d9197c2f3091p-33);
#endif
  double_word sixth = fast_two_sum(p_0.high, fma(z.high, p, p_0.low)), w = two_product(z.high, sixth.high);
  w.low += fma(z.high, sixth.low, z.low * sixth.high);
  double_word rest = two_product(r.high, w.high), sine = fast_two_sum(r.high, rest.high);
  sine.low += fma(r.high, w.low, fma(r.low, cosine.high, rest.low));
  sine = select_words((quadrant & (igentype)1) != (igentype)0, cosine, sine);
  return fast_two_sum(sine.high, sine.low);
}

// Returns gamma(y) / 2^n for y >= 1, and stores shifter + n to *shifted. In float the second word may be an eighth of
// the first.
static inline double_word gamma_by_stirling(double_word y, private gentype *shifted) {
  gentype factor = y.high - (gentype)0.5f;
#if elem_bits == 32
  // Step 1: Q is q_0 (1 + g), with Q's limit for q_0, which is nearly a float, and g is at most 1/14: a single number.
  const gentype q_0 = (gentype)0x1.853574p0f;
  gentype t = rounded_reciprocal(y.high + (gentype)0x1.04p-2f);
  gentype g = polynomial(t, 0x1.55561cp-4f, 0x1.935be8p-6f, 0x1.299d52p-8f, -0x1.283148p-11f, 0x1.8df766p-11f) * t;
  // Step 2: ln(y) - 1 = e ln(2) - 1 + 2 atanh(s), s = f / (2 + f), as a double-word. What s lacks is multiplied by the
  // derivative, 1 / (1 - s^2); f - 2 s is exact.
  gentype e, f = log_fraction(y.high, (igentype)0, &e), r = rounded_reciprocal(2 + f), s = f * r, z = s * s;
  gentype s_low = fma_sure(-s, f, fma_plain(s, (gentype)-2, f)) * fma_sure(r, z, r);
  gentype p = polynomial(z, 0x1.55557ap-2f, 0x1.995edap-3f, 0x1.31dfeap-3f);
  // The first term is exact, and is 0 or has no lower exponent than the second.
  gentype first = fma_plain(e, ln2_short, (gentype)-1), most = fma_plain(s, (gentype)2, first);
  gentype rest =
      fma_plain(fma_sure(s * z, p, s_low), (gentype)2, fma_sure(e, ln2_rest, fma_plain(s, (gentype)2, first - most)));
  // Step 3: the exponent (y - 1/2) (ln(y) - 1) in two words. y.low is multiplied by its derivative, nearly
  // ln(y) - 1 / (2 y).
  gentype less = most + rest, exponent = factor * less;
  gentype exponent_low = fma_sure(factor, rest, fma_sure(factor, most, -exponent));
  exponent_low = fma_sure(y.low, less + fma_sure(t, (gentype)-0.56f, (gentype)1), exponent_low);
  // Step 4: reduce the exponent to n ln(2) + x
  gentype high = reduce_ln2(exponent, shifted), low = fma_sure(*shifted - shifter, -ln2_low, exponent_low),
          x = high + low;
  low = fma_sure(x * x, expm1_short(x), low);
  // Step 5: q_0 e^x as a double-word, so that only its product with g rounds, which is small beside it
  gentype power = fma_sure(q_0, high, q_0), power_low = fma_sure(q_0, low, fma_sure(q_0, high, q_0 - power));
  return (double_word){power, fma_sure(power, g, fma_sure(power_low, g, power_low))};
#else
  // Step 1: Q(t)
  gentype t = rounded_reciprocal(y.high + (gentype)0.5f);
  const double_word q_0 = {(gentype)0x1.8535745aa7957p0, (gentype)-0x1.8d86a9bd41522p-54};
  gentype q = polynomial(t, 0x1.0378f83c6fb83p-3, 0x1.1918624175557p-4, 0x1.0d52a88c7919bp-5, 0x1.b4e0fafb0735cp-7,
                         0x1.43948bda68c98p-8, 0x1.65576a0a9234ep-9, 0x1.1cd606fd7546ap-9, 0x1.3110ed337785ep-11,
                         -0x1.8171eaf8f7e06p-12, -0x1.6e74881aada22p-9, 0x1.ad1903a6b7dcdp-7, -0x1.a15bda4b10feap-6,
                         0x1.03493b74ff4adp-5, -0x1.b2d6c3e35789dp-6, 0x1.e4d87048642dap-7, -0x1.46975d246f4bep-8,
                         0x1.9694fdf5b6101p-11);
  // Step 2: ln(y) - 1
  gentype e, scale, f = log_fraction_and_scale(y.high, (igentype)0, &e, &scale);
  double_word less = log_words(e, f, y.low * scale, -1);
  // Step 3: the exponent (y - 1/2) (ln(y) - 1)
  double_word product = two_product(factor, less.high);
  product.low += fma(factor, less.low, y.low * less.high);
  // Step 4: e to that power, times Q
  return exp_times(product, fast_two_sum(q_0.high, fma(t, q, q_0.low)), shifted);
#endif
}

// a or, for x < 1, 1 + a, where a = |x|. The sum is exact: 1 is a multiple of the unit in the last place of every a
// that matters.
static inline double_word gamma_argument(gentype x, gentype a) {
  return fast_two_sum(below_one(x) ? (gentype)1 : (gentype)0, a);
}

// gamma(x) for any x, where that of gamma_argument is 2^(shifted - shifter) w. Where that overflows, w and shifted are
// only large enough for it.
static inline gentype gamma_of_words(gentype x, double_word w, gentype shifted) {
  relation small = x < (gentype)1;
  igentype k = shifted_integer(shifted);
  if (any_lane(small)) {
    // Step 1: the divisor: sin(pi x) gamma(1 - x) or x
#if elem_bits == 32
    w = fast_two_sum(w.high, w.low);
#endif
    igentype quadrant;
    double_word r = reduce_half(fabs(x), &quadrant), sine = sine_words(r, quadrant);
    relation negative = x < (gentype)0;
    sine.high = flip_sign(sine.high, sign_of_quadrant(quadrant) ^ (ugentype)sign_bit);
    sine.low = flip_sign(sine.low, sign_of_quadrant(quadrant) ^ (ugentype)sign_bit);
    sine.high = sine.high == (gentype)0 ? (gentype)NAN : sine.high; // at negative integers
    double_word divisor = times_words(sine, w);
    divisor = fast_two_sum(divisor.high, divisor.low);
    divisor.high = negative ? divisor.high : x;
    divisor.low = negative ? divisor.low : (gentype)0;
    // Step 2: the quotient of double-words
    double_word numerator = select_words(negative, (double_word){pi_high, pi_low}, w);
    gentype reciprocal = rounded_reciprocal(divisor.high), // tiny x do not need it
        quotient = numerator.high * reciprocal;
    gentype rest = fma(-quotient, divisor.high, numerator.high) + fma(-quotient, divisor.low, numerator.low);
    w = select_words(small, (double_word){quotient, rest * reciprocal}, w);
    k = negative ? -k : k;
  }
  // Step 3: the scale 2^k in two steps, of which only the second rounds
  igentype half_way = k >> (igentype)1;
  gentype result = (w.high + w.low) * exact_power(half_way) * exact_power(k - half_way);
  // Step 4: next to zero it is 1 / x. The scaling is exact, but where the result overflows.
#if elem_bits == 32
  const gentype scale = (gentype)0x1p64f;
  gentype pole = x == (gentype)0 ? copysign((gentype)INFINITY, x) : rounded_reciprocal(x * scale) * scale;
#else
  gentype pole = 1 / x; // rounded_reciprocal takes a division, too
#endif
  return fabs(x) < (gentype)power_of_two(elem_bits == 32 ? -28 : -58) ? pole : result;
}

// Beyond this the results are infinite or zeros.
#define most_for_gamma ((gentype)(elem_bits == 32 ? 50 : 200))

#if rare_joins
// A structure would be passed in memory, to which the usual path would write it.
__attribute__((noinline)) static gentype gamma_of_any(gentype x, gentype y, gentype high, gentype low,
                                                      gentype shifted) {
  bool far = y > most_for_gamma; // not NaN
  double_word w = {far ? (gentype)1 : high, far ? (gentype)0 : low};
  return gamma_of_words(x, w, far ? shifter + (gentype)(elem_bits == 32 ? 208 : 1240) : shifted);
}
#else
__attribute__((noinline)) static gentype gamma_of_any(gentype x) {
  double_word y = gamma_argument(x, fabs(x));
  gentype shifted;
  y.low = fabs(x) < most_for_gamma ? y.low : (gentype)0;
  y.high = y.high > most_for_gamma ? most_for_gamma : y.high; // NaN stays
  double_word w = gamma_by_stirling(y, &shifted);
  return gamma_of_words(x, w, shifted);
}
#endif

// gamma(x) for a positive x whose gamma is far from the ends of the range, where that of gamma_argument is
// 2^(shifted - shifter) w
static inline gentype gamma_of_usual(gentype x, double_word w, gentype shifted) {
  relation below = below_one(x);
  gentype result = w.high + w.low;
  if (any_lane(below)) { // gamma(1 + x) / x
    gentype r = rounded_reciprocal(x), quotient = w.high * r;
    gentype small = fma(fma(-quotient, x, w.high) + w.low, r, quotient);
    result = below ? small : result;
  }
  return times_power(result, shifted);
}

// AVX2: its form for two registers is faster by more than 2 % if ordered (AMD Zen 1, 2026-11-27).
policy_of("double", "ordered-pair") gentype tgamma(gentype x) {
  const ugentype least = as_ugentype((gentype)power_of_two(elem_bits == 32 ? -120 : -1000)),
                 most = as_ugentype((gentype)(elem_bits == 32 ? 35 : 170));
  relation rare = bits_outside(x, least, most);
  // Step 1: Stirling's formula, for x or 1 + x
  double_word y = gamma_argument(x, rare_joins ? fabs(x) : x);
  gentype shifted;
  double_word w = gamma_by_stirling(y, &shifted);
  // Step 2: gamma(1 + x) / x below 1, and the scale 2^n
  gentype result = gamma_of_usual(x, w, shifted);
  // Step 3: negative numbers, and results near the ends of the range
  if (__builtin_expect(any_lane(rare), false)) {
#if rare_joins
    gentype other = gamma_of_any(x, y.high, w.high, w.low, shifted);
#else
    gentype other = gamma_of_any(x);
#endif
    result = rare ? other : result;
  }
  return result;
}
#endif
