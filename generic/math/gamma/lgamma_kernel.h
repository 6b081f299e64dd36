// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lgamma and lgamma_r of float and double: lgamma_usual.h is for most positive x, and what follows for the others, and
// for half, which needs the precision. To be included after each_float.h.
//
// With a = |x|, ln gamma(a) is a double-word:
//   a < 1:       ln gamma(1 + a) - ln(a)
//   1 <= a < 2:  v (v - 1) q(v), v = a - 1, where the polynomial q is free of the zeros of ln gamma
//   2 <= a < 3:  ln gamma(a - 1) + ln(a - 1)
//   a >= 3:      Stirling's (a - 1/2) (ln(a) - 1) + ln(2 pi) / 2 - 1/2 + m(1 / a^2) / a, with m fitted for a >= 3
// One logarithm is enough for all cases. For a negative x the result is ln(pi) - ln(a |sin(pi a)|) - ln gamma(a), with
// a second logarithm; below 1, ln gamma(1 + a) takes in the factor a. These terms cancel where the result is small,
// which it is between -18 and -2 alone. There log_gamma_between_poles takes their place, but for half, and
// lgamma_zeros.h beside the zeros. lab/coefficients/gamma.py gives the relative errors of the polynomials.
#ifndef lgamma_kernel_pass
#define lgamma_kernel_pass
#define end_of_pass "math/end_of_pass.h"
#include <math/arithmetic/vocabulary.h>
#include <math/exponential/log_kernel.h>
#include <math/gamma/lgamma_usual.h>
#include <math/gamma/lgamma_zeros.h>
#include <math/arithmetic/rounded.h>
#include <math/arithmetic/rounded_root.h>
#define rare_arguments
#include <math/arithmetic/vocabulary.h>
#include <math/gamma/gamma_kernel.h>
#include <math/trigonometry/sine_words.h>
#include <math/trigonometry/turns.h>

// Where vector forms call the scalar one, nothing is needed for vectors.
#if elem_bits > 16 && !(defined ONECLC_SCALARIZED && vec_width > 1)
// The m(z) in Stirling's formula above, z = 1 / a^2
static inline gentype gamma_series(gentype z) {
#if elem_bits == 32
  gentype m = polynomial(z, 0x1.555526p-4f, -0x1.6b09d2p-9f, 0x1.639c38p-11f);
#else
  gentype m = polynomial(z, 0x1.55555555554b9p-4, -0x1.6c16c16a0b69ep-9, 0x1.a019fc83a9745p-11, -0x1.3811d45a738b7p-11,
                         0x1.b8fc8a9e5e59p-11, -0x1.f1122d0645878p-10, 0x1.8364b68aa89e9p-8, -0x1.58d2adea5a3f7p-6,
                         0x1.165552b35a22cp-4, -0x1.3f74b2fdb9561p-3, 0x1.6ba53e857b8d6p-3);
#endif
  return m;
}

// ln gamma(1 + v) as a double-word, for 0 <= v <= 1
static inline double_word log_gamma_between(gentype v) {
  gentype u = v - (gentype)0.5f;
#if elem_bits == 32
  const double_word q_0 = {(gentype)0x1.eeb95cp-2f, (gentype)-0x1.ed73p-27f};
  gentype q = polynomial(u, -0x1.2aed06p-3f, 0x1.01af64p-4f, -0x1.0079e6p-5f, 0x1.1332c2p-6f, -0x1.352938p-7f,
                         0x1.656332p-8f, -0x1.997206p-9f, 0x1.e87076p-10f, -0x1.8cb3ap-10f, 0x1.ea7b7p-11f);
#else
  const double_word q_0 = {(gentype)0x1.eeb95b094c191p-2, (gentype)0x1.3edf831c129c4p-56};
  gentype q = polynomial(u, -0x1.2aed059bd608ap-3, 0x1.01af62a2929cp-4, -0x1.007aa83cee1c8p-5, 0x1.133423527f282p-6,
                         -0x1.34dbda149588dp-7, 0x1.64f0664c48aeep-8, -0x1.a5035233603f9p-9, 0x1.f814bab74fb2p-10,
                         -0x1.313e8a25b8f19p-10, 0x1.750a78b2b8101p-11, -0x1.cb44e2d11f752p-12, 0x1.1c7e3f931c66p-12,
                         -0x1.623edd175a369p-13, 0x1.b9e3bc64b9653p-14, -0x1.156c70aa0eeacp-14, 0x1.68f4602752742p-15,
                         -0x1.c84cb215afc5ap-16, 0x1.ba5bc11271799p-17, -0x1.188cb8e08c1f4p-17, 0x1.976c4d844878ep-17,
                         -0x1.0447cde4c6615p-17);
#endif
  double_word factor = fast_two_sum(q_0.high, fma(q, u, q_0.low)), square = two_product(v, v),
              zeros = fast_two_sum(v, -square.high);
  zeros.low -= square.low;
  return times_double_word((double_word){-zeros.high, -zeros.low}, factor);
}

// Called twice, and seldom: one copy will do.
__attribute__((noinline)) static double_word log_of_reduced(gentype e, gentype f, gentype low) {
  return log_words(e, f, low, 0);
}

// ln |gamma(x)| for any x; the sign of gamma(x) goes to *sign, 0 at the poles (7.5.1), 1 at infinities and NaN.
static inline double_word log_gamma_words(gentype x, private igentype *sign) {
  // Step 1: the case of each a. A negative x near zero needs no sine: there gamma(x) is 1 / x.
  gentype a = fabs(x);
  relation below = a < (gentype)1, large = a >= (gentype)3, upper = a >= (gentype)2,
           negative = (x < (gentype)0) & (a >= (gentype)power_of_two(elem_bits == 32 ? -28 : -58));
  gentype whole = upper ? (gentype)2 : (gentype)1, v = below ? a : a - whole;
  v = large ? (gentype)0 : v;
  gentype argument = below   ? a * (gentype)power_of_two(significand_bits)
                     : large ? a
                             : v + 1; // subnormal numbers are among those below
  // Step 2: the logarithm
  gentype e, f = log_fraction(argument, below ? (igentype)significand_bits : (igentype)0, &e);
  double_word logarithm = log_of_reduced(e, f, 0), result = {(gentype)0, (gentype)0};
  // Step 3: a < 3
  if (any_lane(!large)) {
    relation no_log = (!upper & !below) | (negative & below);
    gentype factor = no_log ? (gentype)0 : below ? (gentype)-1 : (gentype)1;
    double_word near = log_gamma_between(v);
    result = fast_two_sum(logarithm.high * factor, near.high); // the first term is zero or the larger one
    result.low += fma_plain(logarithm.low, factor, near.low);
  }
  // Step 4: a >= 3, Stirling's formula
  if (any_lane(large)) {
    double_word less = fast_two_sum(logarithm.high, (gentype)-1), factor = fast_two_sum(a, (gentype)-0.5f);
    less = fast_two_sum(less.high, less.low + logarithm.low);
    double_word product = two_product(factor.high, less.high);
    product.low += fma(factor.high, less.low, factor.low * less.high);
    const double_word level = {(gentype)(elem_bits == 32 ? 0x1.acfe3ap-2 : 0x1.acfe390c97d69p-2),
                               (gentype)(elem_bits == 32 ? -0x1.e6d052p-27 : 0x1.3494bc9001442p-56)};
    gentype inverse = rounded_reciprocal(a); // of the greatest numbers and infinity it does not contribute
    product.low += fma(inverse, gamma_series(inverse * inverse), level.low);
    double_word sum = two_sum(product.high, level.high);
    sum.low += product.low;
    sum.high = product.high == (gentype)INFINITY ? product.high : sum.high;
    sum.low = product.high == (gentype)INFINITY ? (gentype)0 : sum.low;
    result = select_words(large, sum, result);
  }
  relation infinite = (a == (gentype)0) | (a == (gentype)INFINITY);

  // Step 5: negative x, by the reflection formula
  *sign = as_igentype(x) < (igentype)0 ? (igentype)-1 : (igentype)1;
  if (any_lane(negative)) {
    igentype quadrant;
    double_word r = reduce_half(a, &quadrant), sine = sin_in_quadrant(r, quadrant);
    sine = fast_two_sum(sine.high, sine.low);
    relation at_pole = sine.high == (gentype)0, even = flip_sign(sine.high, sign_of_quadrant(quadrant)) > (gentype)0;
    double_word both = times_word(sine, below ? (gentype)1 : a);
    gentype magnitude = fabs(both.high), scale;
    magnitude = at_pole ? (gentype)1 : magnitude;
    f = log_fraction_and_scale(magnitude, (igentype)0, &e, &scale);
    double_word other = log_of_reduced(e, f, (both.high < (gentype)0 ? -both.low : both.low) * scale);
    const double_word log_pi = {(gentype)(elem_bits == 32 ? 0x1.250d04p0 : 0x1.250d048e7a1bdp0),
                                (gentype)(elem_bits == 32 ? 0x1.1cf438p-25 : 0x1.7abf2ad8d5088p-57)};
    double_word sum = two_sum(log_pi.high, -other.high), total = two_sum(sum.high, -result.high);
    total.low += sum.low + (log_pi.low - other.low - result.low);
    result = select_words(negative, total, result);
    infinite |= negative & at_pole;
    *sign = negative ? (at_pole ? (igentype)0 : even ? (igentype)-1 : (igentype)1) : *sign;
  }
  // Step 6: zeros, poles, infinities and NaN
  *sign = a == (gentype)0 ? (igentype)0 : *sign;
  *sign = ((x < (gentype)INFINITY) & (x > (gentype)-INFINITY)) ? *sign : (igentype)1;
  result.high = infinite ? (gentype)INFINITY : result.high;
  result.low = infinite ? (gentype)0 : result.low;
  return result;
}

// That of the pass for scalars, which comes last
static sgentype log_gamma_beside_zero(sgentype a);

// ln |gamma(-a)| for 2 < a < 18, no integer, and v = m - a, m = ceil(a): ln gamma(1 + v) - ln(v a (a - 1) … (a - m +
// 1)). All factors are exact. The first term has an error of 2^-6 u, which is little beside the last rounding but where
// the result is small. There the zeros' polynomials serve; beyond theirs, v or 1 - v is so small that the first term
// is, too.
static inline gentype log_gamma_between_poles(gentype a) {
  // Step 1: ln gamma(1 + v)
  gentype v = trunc(a) + 1 - a, factor = a;
  double_word near = log_gamma_between(v), product = {v, (gentype)0};
  // Step 2: the product. The loop has a limit for a program without NaN (-cl-finite-math-only), to which a NaN may be
  // greater than any number.
  for (int j = 0; j < 18 && any_lane(factor > (gentype)0); j++, factor -= 1)
    product = times_word(product, factor > (gentype)0 ? factor : (gentype)1);
  // Step 3: its logarithm, and the difference
  gentype e, scale, f = log_fraction_and_scale(product.high, (igentype)0, &e, &scale);
  double_word logarithm = log_of_reduced(e, f, product.low * scale), sum = two_sum(near.high, -logarithm.high);
  gentype result = sum.high + (sum.low + (near.low - logarithm.low));
  // Step 4: beside the zeros
  relation small = (fabs(result) < (gentype)0x1p-5f) &
                   !bits_outside(a, as_ugentype((gentype)2), as_ugentype((gentype)(elem_bits == 32 ? 6.5 : 10.5)));
  for_lanes_in (small)
    element(result) = log_gamma_beside_zero(element(a));
  return result;
}

// ln |gamma(x)| for any x, rounded; the sign as above
static inline gentype log_gamma_rounded(gentype x, private igentype *sign) {
  gentype result = (gentype)0, whole = trunc(x);
  relation between = (x > (gentype)-18) & (x < (gentype)-2) & (x != whole);
  *sign = (igentype)1;
  if (any_lane(!between)) {
    double_word w = log_gamma_words(x, sign);
    result = w.high + w.low;
  }
  if (any_lane(between)) {
    gentype half_of_whole = whole * (gentype)0.5f, other = log_gamma_between_poles(between ? -x : (gentype)2.5f);
    relation even = half_of_whole == trunc(half_of_whole);
    result = between ? other : result;
    *sign = between ? (even ? (igentype)-1 : (igentype)1) : *sign;
  }
  return result;
}

__attribute__((noinline)) static gentype log_gamma_of_any(gentype x, private igentype *sign) {
  return log_gamma_rounded(x, sign);
}

static inline gentype log_gamma_and_sign(gentype x, private igentype *sign) {
  gentype result = log_gamma_of_usual(x);
  relation rare = rare_for_gamma(x);
  *sign = (igentype)1;
  if (__builtin_expect(any_lane(rare), false)) {
    igentype other_sign;
    gentype other = log_gamma_of_any(x, &other_sign);
    result = rare ? other : result;
    *sign = rare ? other_sign : *sign;
  }
  return result;
}
#endif

#if elem_bits > 16 && vec_width == 1
#if elem_bits == 32
#define lgamma_zeros lgamma_zeros_of_float
#else
#define lgamma_zeros lgamma_zeros_of_double
#endif
// For the a of lgamma_zeros.h
__attribute__((noinline)) static gentype log_gamma_beside_zero(gentype a) {
  table_space const gentype *row = lgamma_zeros[(int)(a * 2) - 4];
  gentype w = a - row[0], p = row[elem_bits == 32 ? 9 : 15];
#pragma unroll
  for (int k = elem_bits == 32 ? 8 : 14; k > 4; k--)
    p = fma(p, w, row[k]);
  double_word slope = two_product(row[3], w), sum = fast_two_sum(slope.high, row[1]);
  return sum.high + (sum.low + fma(p * w, w, fma(row[4], w, slope.low + row[2])));
}
#undef lgamma_zeros
#endif
#undef rare_arguments
#include <math/arithmetic/vocabulary.h>
#endif
