// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log2|gamma(x)| of double, by the steps of first_step.h, of which cr_tgamma and cr_lgamma are 2^log2|gamma(x)| and
// ln(2) log2|gamma(x)|.
//   Step 1: Stirling's formula with t = 1 / z, log2(gamma(z)) = (z - 1/2) (log2(z) - log2(e)) + log2(2 pi / e) / 2 +
//     log2(e) (t / 12 - t^3 / 360 + ...), and gamma(x) = gamma(x + 12) / (x (x + 1) ... (x + 11)) for x < 12. All are
//     sums of two doubles (binary_words.h), but for the terms from t^5 on. These are below 2^-27.6 and are rounded by
//     2^-53. With their polynomial's error of 2^-84.8 and those of the logarithms and of a sine, below 2^-84.5, it is
//     less than 2^-80.4. For x > 24 the logarithm of x has an error below 2^-91 of log2(gamma(x)).
//     For x < 0 it is the reflection, |gamma(x)| = pi / (|x| |sin(pi x)| gamma(|x|)): |sin(pi x)| is divided by the
//     product, so that one logarithm serves both. Of cos(t) and sin(t) (sine.h) the terms from t^4 on, which are below
//     2^-36.5, are rounded by 2^-53 five times: less than 2^-86 of the sine.
//   Step 2: the same in numbers of 192 bits (wide_float.h) with z >= 64 and 17 terms, of which the next one is below
//     2^-176. The error is below 2^-174 of 1 or of log2|gamma(x)|. For doubles that is 2^-62 or more, if they are as
//     far from its zeros as random numbers. No worst cases are known: if results are as far from middles as random
//     numbers, the nearest one of 2^63 is 2^-117 of itself away.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/binary_words.h>
#include <correctly_rounded/double/sine.h>
#include <math/trigonometry/turns.h>

// log2(a.high + a.low) of a positive normal number, `inverse` = 1 / a.high
static inline double_word binary_log_of_words(double_word a, gentype inverse) {
  double_word log = binary_log_in_words(a.high);
  log.low = fma(a.low * inverse, (gentype)0x1.71547652b82fep0, log.low);
  return log;
}

// |sin(n pi/2 + r)|
static inline double_word near_sine_in_words(double_word r, igentype n) {
  double_word s, c, t = beyond_row(magnitude_of(r), &s, &c);
  t = fast_two_sum(t.high, t.low);
  relation odd = (n & (igentype)1) != (igentype)0;
  double_word a = select_words(odd, c, s), b = select_words(odd, negative(s), c);
  // Step 1: sin(t) and cos(t) - 1
  double_word square = two_product(t.high, t.high);
  gentype z = square.high;
  gentype q = polynomial(z, 0x1.1111111111111p-7, -0x1.a01a019f08eadp-13, 0x1.71a798aae898fp-19);
  double_word k_1 = {(gentype)-0x1.5555555555555p-3, (gentype)-0x1.5555555555555p-57};
  double_word sine = odd_series(t, (double_word){(gentype)1, (gentype)0}, k_1, q);
  q = polynomial(z, 0x1.5555555555555p-5, -0x1.6c16c1696c0fp-10, 0x1.9f9172c0d56c9p-16);
  double_word cosine = fast_two_sum((gentype)-0.5 * z, z * z * q);
  cosine.low = fma(t.high, -t.low, fma(square.low, (gentype)-0.5, cosine.low));
  // Step 2: a + b sin(t) + a (cos(t) - 1)
  sine = times_double_word(b, sine);
  cosine = times_double_word(a, cosine);
  double_word most = fast_two_sum(a.high, sine.high), sum = fast_two_sum(most.high, cosine.high);
  return fast_two_sum(sum.high, sum.low + (most.low + (a.low + (sine.low + cosine.low))));
}

// log2|gamma(x)| for |x| from 2^-900 to 2^1000, no pole
static inline double_word binary_log_gamma(gentype x) {
  gentype a = fabs(x);
  relation below = x < (gentype)0, small = a < (gentype)12;
  ugentype sign = as_ugentype(x) & (ugentype)sign_bit;
  // Step 1: z = a + 12, and the product of the pairs (a + n) (a + 11 - n) = (a + 11/2)^2 - (11/2 - n)^2. Differences of
  // high words are exact.
  double_word z = fast_two_sum(small ? (gentype)12 : a, small ? a : (gentype)0);
  gentype middle = z.high - (gentype)6.5;
  double_word square = two_product(middle, middle), product = two_product(a, z.high - (gentype)1);
  square.low = fma(middle + middle, z.low, square.low);
  product.low = fma(a, z.low, product.low);
  const double less[] = {20.25, 12.25, 6.25, 2.25, 0.25};
#pragma unroll
  for (int n = 0; n < 5; n++) {
    gentype factor = square.high - (gentype)less[n];
    double_word next = two_product(product.high, factor);
    next.low = fma(product.high, square.low, fma(product.low, factor, next.low));
    product = next;
  }
  product = select_words(small, product, (double_word){(gentype)1, (gentype)0});
  // Below 0 it is a |sin(pi a)| over the product.
  if (any_lane(below)) {
    igentype quadrant;
    double_word turn = reduce_half(a, &quadrant), sine = near_sine_in_words(turn, quadrant);
    gentype inverse = rounded_reciprocal(product.high), high = sine.high * inverse;
    gentype rest = fma(-high, product.low, fma(-high, product.high, sine.high) + sine.low);
    product = select_words(below, times_word((double_word){high, rest * inverse}, a), product);
  }
  // Step 2: Stirling's formula
  gentype t = rounded_reciprocal(z.high), t_low = t * fma(-t, z.low, fma(-t, z.high, (gentype)1));
  double_word log = binary_log_of_words(z, t), less_one = fast_two_sum(log.high, -(gentype)0x1.71547652b82fep0);
  less_one.low += log.low - (gentype)0x1.777d0ffda0d24p-56;
  double_word factor = fast_two_sum(z.high, (gentype)-0.5);
  factor.low += z.low;
  double_word most = two_product(factor.high, less_one.high), w = two_product(t, t);
  most.low = fma(factor.high, less_one.low, fma(factor.low, less_one.high, most.low));
  w.low = fma(t, t_low + t_low, w.low);
  gentype q =
      polynomial(w.high, 0x1.2c2762995f3cep-10, -0x1.c23b13e60f9c5p-11, 0x1.3e58514f58dd1p-10, -0x1.6a9935b2a4edcp-9,
                 0x1.2f0ab0d90586ep-7, -0x1.5d3e5c7194a2bp-5, 0x1.0727b30349aaep-2, -0x1.a8b252a1aef69p0);
  double_word k_0 = {(gentype)0x1.ec709dc3a03fdp-4, (gentype)0x1.d27f05548af0cp-58};
  double_word k_1 = {(gentype)-0x1.06a2764633554p-8, (gentype)0x1.844c9f50b3b56p-66};
  k_1.low += fma(w.low, q, two_product(w.high, q).low); // what odd_series leaves out of w q
  double_word series = odd_series((double_word){t, t_low}, k_0, k_1, q);
  // Step 3: both and log2(2 pi / e) / 2 less the product's logarithm. Below 0 it is log2(pi e / 2) / 2 less all others.
  double_word rest =
      fast_two_sum(below ? (gentype)0x1.0c0e74ce2307bp+0 : (gentype)0x1.3573fcf6d5af9p-1, flip_sign(series.high, sign));
  rest.low += flip_sign(series.low, sign) + (below ? (gentype)-0x1.1af4f8366ae46p-54 : (gentype)0x1.0e57879459ce1p-55);
  double_word stirling = fast_two_sum(flip_sign(most.high, sign), rest.high),
              other = binary_log_of_words(product, rounded_reciprocal(product.high)),
              sum = two_sum(stirling.high, -other.high);
  sum.low += stirling.low + (flip_sign(most.low, sign) + (rest.low - other.low));
  return sum;
}

// Where binary_log_gamma is not made for x: outside its range, where |x| has `most`, and at the poles
static inline relation gamma_is_rare(gentype x, gentype most) {
  return bits_outside(fabs(x), as_ugentype((gentype)power_of_two(-900)), as_ugentype(most)) |
         ((x < (gentype)0) & (trunc(x) == x));
}

#ifndef ONECLC_CR_GAMMA_STEP_2
#define ONECLC_CR_GAMMA_STEP_2
// |B(2 k)| / (2 k (2 k - 1)) 2^(10 - 10 k), k = 1 ... 17, of Bernoulli's numbers B
static table_space const three_words stirling_terms[17] = {
    {{0x1555555555555555, 0x5555555555555555}, 0x5555555555555555},
    {{0x00002d82d82d82d8, 0x2d82d82d82d82d82}, 0xd82d82d82d82d82d},
    {{0x0000000340340340, 0x3403403403403403}, 0x4034034034034034},
    {{0x00000000009c09c0, 0x9c09c09c09c09c09}, 0xc09c09c09c09c09c},
    {{0x000000000000372a, 0x3c5631fe46ae1d4e}, 0x700dca8f158c7f91},
    {{0x000000000000001f, 0x6ab0d9993c7c81f6}, 0xab0d9993c7c81f6a},
    {{0x0000000000000000, 0x1a41a41a41a41a41}, 0xa41a41a41a41a41a},
    {{0x0000000000000000, 0x001e4286cb0f5397}, 0xdc2064a8ed3175b9},
    {{0x0000000000000000, 0x00002dfd2c703c0c}, 0xfff430edfd2c703c},
    {{0x0000000000000000, 0x000000591d9c0460}, 0x7ce7b6f6e7398966},
    {{0x0000000000000000, 0x00000000d6722191}, 0x67002d3a7a9c8864},
    {{0x0000000000000000, 0x00000000027364a4}, 0xb99983556cfdc4ba},
    {{0x0000000000000000, 0x000000000008911a}, 0x740da740da740da7},
    {{0x0000000000000000, 0x0000000000002343}, 0x315c38956fd67fdb},
    {{0x0000000000000000, 0x00000000000000a8}, 0xd1044d3708d1c219},
    {{0x0000000000000000, 0x0000000000000003}, 0xa21136285a6aef10},
    {{0x0000000000000000, 0x0000000000000000}, 0x16d29a0f6433b798}};

// log2(a) of a > 0, with an error below 2^-185 of 1 or of itself: with y near log2(m), log2(m) = y + log2(1 + e),
// 1 + e = m 2^-y, and ln(1 + e) = e (1 - e (1/2 - e / 3)), |e| < 2^-50
out_of_line wide_float binary_log_in_wide(wide_float a) {
  const three_words zero = {{0, 0}, 0};
  double y = log2(a.significand.top.high * 0x1p-64);
  three_words product = three_shifted(a.significand, 1); // m 2^-y - 1 if y is -1
  if (y > -1) {
    wide_float part = wide_float_of(-y);
    three_words fraction = three_shifted_right(part.significand, -part.exponent);
    product = three_plus(a.significand, three_product(a.significand, power_less_one_in_three_words(fraction)));
  }
  bool below = product.top.high >> 63;
  wide_float e = normalised(below ? three_minus(zero, product) : product, 0, below);
  wide_float sum = float_sum(wide_float_of(0.5), float_minus(float_over(e, 3)));
  sum = float_sum(wide_float_of(1), float_minus(float_product(e, sum)));
  wide_float log = float_product(float_product(e, sum), float_log2_of_e());
  return float_sum(float_sum(wide_float_of(a.exponent), wide_float_of(y)), log);
}

// log2|gamma(x)| of a finite x that is no pole
static inline wide_float binary_log_gamma_in_wide(double x) {
  const wide_float level = float_constant(0x9ab9fe7b6ad7ca1c, 0xaf0f28b39c2732b1, 0x70dad47d05dd6d85, 0);
  double a = fabs(x);
  wide_float z = wide_float_of(a), product = wide_float_of(1);
  if (a < 64) { // (z + k) (z + 63 - k) = z (z + 63) + k (63 - k), as a fraction of 2^14
    product = float_product(z, float_sum(z, wide_float_of(63)));
    three_words first = three_shifted_right(product.significand, 14 - product.exponent);
    for (uint k = 1; k < 32; k++) {
      three_words factor = first;
      factor.top.high += (ulong)(k * (63 - k)) << 50;
      product = float_product(product, normalised(factor, 14, false));
    }
    z = float_sum(z, wide_float_of(64));
  }
  wide_float t = float_reciprocal(z), square = float_product(t, t); // the series in 2^10 t^2 <= 1/4
  three_words w = three_shifted_right(square.significand, -(square.exponent + 10));
  three_words sum = three_minus(stirling_terms[0], three_series(w, stirling_terms + 1, 16, true));
  wide_float less = float_sum(binary_log_in_wide(z), float_minus(float_log2_of_e()));
  wide_float most = float_product(float_sum(z, wide_float_of(-0.5)), less);
  wide_float series = float_product(float_product(t, normalised(sum, 0, false)), float_log2_of_e());
  wide_float log = float_sum(float_sum(most, level), float_sum(series, float_minus(binary_log_in_wide(product))));
  if (x > 0)
    return log;
  const wide_float log2_pi = float_constant(0xd36439a4c6efbad8, 0x6d9727840544713a, 0x5c324f25e346c7de, 1);
  wide_float angle = float_product(float_pi(0), wide_float_of(fabs(a - rint(a))));
  wide_float divisor = float_product(float_product(angle, float_sine_series(angle, 2)), wide_float_of(a));
  return float_sum(log2_pi, float_minus(float_sum(binary_log_in_wide(divisor), log)));
}
#endif
