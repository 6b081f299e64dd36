// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_erfc of double, by the steps of first_step.h.
//   Step 1: erfc(a) = e^(-a^2) r q(w), as in erfc: a = |x|, r = 1 / (a + 17/8) and w = r - 129/512 as sums of two
//     doubles. So are the first 13 coefficients of q, and q by Horner's scheme. The other terms, in four chains, are
//     below 2^-18.7 of q. Their rounding errors, and what they leave out as they depend on w's high word alone, are
//     greatest for a = 26.5, where they have both signs: 2^-69 of q by the bounds of all operations. With the
//     polynomial's error of 2^-72, 2^-74.9 of power.h, and 2^-72.2 as a^2's low word is left out of t^3, the error is
//     less than 2^-68.6. erfc(-a) is 2 less that, which adds nothing.
//   Step 2: error_functions.h.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/power.h>
#include <correctly_rounded/double/error_functions.h>
#include <math/arithmetic/at_most.h>
#include <math/arithmetic/rounded_root.h>

#ifndef ONECLC_CR_ERFC_STEP_2
#define ONECLC_CR_ERFC_STEP_2
__attribute__((noinline, const)) static double erfc_in_doubt_of_double(double x) {
  if (!(x > -6 && x < 28))
    return erfc(x); // 2, 0 or NaN
  if (fabs(x) < 0.75)
    return double_of(float_sum(wide_float_of(1), float_minus(erf_in_wide(x))));
  wide_float magnitude = erfc_in_wide(fabs(x));
  return double_of(x < 0 ? float_sum(wide_float_of(2), float_minus(magnitude)) : magnitude);
}
#endif

// p w as the sum of two doubles. What depends on the low word of p comes last: the steps wait for it.
static inline double_word product_in_words(double_word p, double_word w) {
  double_word product = two_product(p.high, w.high);
  return (double_word){product.high, fma(p.low, w.high, fma(p.high, w.low, product.low))};
}

// a + b, |a| >= |b|
static inline double_word sum_in_words(double_word a, double_word b) {
  double_word sum = fast_two_sum(a.high, b.high);
  return (double_word){sum.high, sum.low + (a.low + b.low)};
}

// p w + c, where p w has the sign of c and is not greater, or has the other one and is about c / 2 or less: c.high -
// high is exact, by Sterbenz's lemma or as both lie between the same powers of two.
static inline double_word horner_step(double_word p, double_word w, double_word c) {
  gentype high = fma(p.high, w.high, c.high), low = fma(p.high, w.high, c.high - high);
  return (double_word){high, fma(p.low, w.high, fma(p.high, w.low, low + c.low))};
}

gentype cr_erfc(gentype x) {
  // Step 1: r and w. From 26.5 on, where results are about to be subnormal, step 2 follows for positive numbers.
  gentype a = at_most(fabs(x), (gentype)26.5);
  double_word divisor = two_sum(a, (gentype)2.125);
  gentype r = rounded_reciprocal(divisor.high);
  gentype r_low = r * fma(-divisor.low, r, fma_exact(-divisor.high, r, (gentype)1));
  double_word w = two_sum(r, (gentype)-0x1.02p-2);
  w.low += r_low;
  // q r
  gentype w_squared = w.high * w.high, fourth = w_squared * w_squared;
  gentype q_0 = polynomial(fourth, 0x1.2dcd775833e22p10, 0x1.0aca4a1818fadp14, -0x1.611add9a5f5aap19,
                           0x1.2c59c984a462p24, 0x1.10cd39d49eb34p29);
  gentype q_1 = polynomial(fourth, 0x1.46cc09a996809p10, -0x1.0d52309ebf388p16, 0x1.bc4261984b645p19,
                           -0x1.47f0600eedd2ep20, -0x1.d17ef5488dd4ep30);
  gentype q_2 = polynomial(fourth, -0x1.c2e6bd1c8aa31p12, 0x1.0c13ce2838d9dp16, 0x1.15283370e8c05p20,
                           -0x1.3ab681dc9ce8bp27, -0x1.70d166c0a2a4ap29);
  gentype q_3 = polynomial(fourth, 0x1.d833ac2a2fcecp12, 0x1.4ff9e7319f578p17, -0x1.e7c6266fa44a4p22,
                           0x1.345ed6c0aa123p28, 0x1.fd6e0bcb03d33p31);
  double_word q = {fma(fma(q_3, w_squared, q_1), w.high, fma(q_2, w_squared, q_0)), 0};
  q = horner_step(q, w, (double_word){-0x1.8fb0a7dd0b39fp9, 0x1.627c7f88a966ap-45});
  // c_11 is less than the terms after it, but for small w, where its term is below 2^-50.
  q = sum_in_words(product_in_words(q, w), (double_word){-0x1.2a4ed4a36afep4, 0x1.b24d897baa668p-50});
  q = horner_step(q, w, (double_word){0x1.be46729d35231p7, 0x1.1ea1e123afd6p-50});
  q = sum_in_words((double_word){-0x1.ffc74f3ac59adp5, -0x1.e26b6df02db46p-49}, product_in_words(q, w));
  q = horner_step(q, w, (double_word){-0x1.8de48a93cb40bp5, -0x1.26d9760f8a40cp-50});
  q = horner_step(q, w, (double_word){0x1.f7ca2d92362bfp4, 0x1.abed597c62df8p-50});
  q = sum_in_words((double_word){0x1.87d2f4da10d81p3, 0x1.2b772447c2a8p-57}, product_in_words(q, w));
  q = horner_step(q, w, (double_word){-0x1.982768fa94a44p3, 0x1.9a5d9a44534ccp-52});
  q = horner_step(q, w, (double_word){-0x1.765ef6fcccd55p2, 0x1.bd1d2b9e3fa7cp-52});
  q = horner_step(q, w, (double_word){0x1.3678670c21ebdp2, -0x1.02a42171146e8p-52});
  q = horner_step(q, w, (double_word){0x1.89b5a440a9fd3p2, -0x1.677e76e2e81bcp-53});
  q = horner_step(q, w, (double_word){0x1.a211b138b4f97p1, 0x1.9a8b60e4519p-60});
  q = horner_step(q, w, (double_word){0x1.1585fcd28e216p0, -0x1.4f8c7e71de48p-59});
  double_word factor = product_of_words(q, (double_word){r, r_low});
  // e^(-a^2) = 2^n power
  double_word square = two_product(a, a);
  gentype shifted;
  double_word t = natural_rest(-square.high, &shifted);
  t.low -= square.low;
  double_word row = table_power(shifted), power = plus_power_less_one((double_word){row.high, (gentype)0}, row, t);
  double_word product = product_of_words(power, factor);
  // Of negative numbers the result is 2 less that; of positive ones it is scaled after it is rounded.
  relation negative = x < (gentype)0;
  gentype scale = negative ? -times_whole((gentype)1, shifted) : (gentype)1;
  double_word sum = fast_two_sum(negative ? (gentype)2 : (gentype)0, product.high * scale);
  relation doubt;
  gentype result = rounded_sum(sum.high, fma(product.low, scale, sum.low), 0x1.5p-69f, &doubt);
  result = negative ? result : times_whole(result, shifted);
  // Step 2
  doubt |= !(x < (gentype)26.5);
  for_lanes_in (doubt)
    element(result) = erfc_in_doubt_of_double(element(x));
  return result;
}
