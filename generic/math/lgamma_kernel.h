// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lgamma and lgamma_r of float and double. To be included after each_float.h.
//
// ln gamma(a), a = |x|, is, as a double-word, between 1 and 2 (v = a - 1) v (v - 1) q(v), a polynomial without its zeros; below 1, ln gamma(1 + a) -
// ln(a); between 2 and 3, ln gamma(a - 1) + ln(a - 1); beyond, Stirling's (a - 1/2) (ln(a) - 1) + ln(2 pi) / 2 - 1/2 + m(1 / a^2) / a, m fitted for
// a >= 3. There is one logarithm for all. Negative x: ln(pi) - ln(a |sin(pi a)|) - ln gamma(a), the second logarithm where a lane needs it;
// below 1, ln gamma(1 + a) takes in the factor a. Relative errors of the polynomials: coefficients/gamma.py.
#ifndef lgamma_kernel_pass
#define lgamma_kernel_pass
#include "gamma_kernel.h"
#include "rounded.h"
#include "trig.h"

#if elem_bits > 16
static inline gentype gamma_series(gentype z) {
#if elem_bits == 32
  gentype m = (gentype)-0x1.b11286p-12f;
  m = fma(m, z, (gentype)0x1.96b3cp-11f);
  m = fma(m, z, (gentype)-0x1.6bfc3ep-9f);
  m = fma(m, z, (gentype)0x1.555552p-4f);
#else
  gentype m = (gentype)-0x1.a36fef99a866p-1;
  m = fma(m, z, (gentype)0x1.7d6c4ebbe97c7p-1);
  m = fma(m, z, (gentype)-0x1.507bf6814b406p-2);
  m = fma(m, z, (gentype)0x1.92750eb88078ep-4);
  m = fma(m, z, (gentype)-0x1.9064ed3f6b3c6p-6);
  m = fma(m, z, (gentype)0x1.93ee060e49e11p-8);
  m = fma(m, z, (gentype)-0x1.f460bee1acb6bp-10);
  m = fma(m, z, (gentype)0x1.b934bf6cb3e72p-11);
  m = fma(m, z, (gentype)-0x1.381306231b3bbp-11);
  m = fma(m, z, (gentype)0x1.a01a0062a6c2fp-11);
  m = fma(m, z, (gentype)-0x1.6c16c16bab08ap-9);
  m = fma(m, z, (gentype)0x1.555555555553ap-4);
#endif
  return m;
}

// ln gamma(1 + v), 0 <= v <= 1
static inline double_word log_gamma_between(gentype v) {
  gentype u = v - (gentype)0.5f;
#if elem_bits == 32
  const double_word q_0 = {(gentype)0x1.eeb95cp-2f, (gentype)-0x1.eeea78p-27f};
  gentype q = (gentype)-0x1.f0794p-12f;
  q = fma(q, u, (gentype)0x1.f67e2ep-11f);
  q = fma(q, u, (gentype)-0x1.3c2546p-10f);
  q = fma(q, u, (gentype)0x1.e4c4fap-10f);
  q = fma(q, u, (gentype)-0x1.a2a8bp-9f);
  q = fma(q, u, (gentype)0x1.6594fep-8f);
  q = fma(q, u, (gentype)-0x1.34f21p-7f);
  q = fma(q, u, (gentype)0x1.1331b2p-6f);
  q = fma(q, u, (gentype)-0x1.007a54p-5f);
  q = fma(q, u, (gentype)0x1.01af66p-4f);
  q = fma(q, u, (gentype)-0x1.2aed06p-3f);
#else
  const double_word q_0 = {(gentype)0x1.eeb95b094c191p-2, (gentype)0x1.3463e5ee2dedap-56};
  gentype q = (gentype)0x1.55b87d4ed20f3p-18;
  q = fma(q, u, (gentype)-0x1.093c56b0e0d64p-17);
  q = fma(q, u, (gentype)0x1.595849df8e5fap-18);
  q = fma(q, u, (gentype)-0x1.12254276542c1p-17);
  q = fma(q, u, (gentype)0x1.22d002f78d899p-16);
  q = fma(q, u, (gentype)-0x1.ca112f2923e71p-16);
  q = fma(q, u, (gentype)0x1.5d487ed1c7a01p-15);
  q = fma(q, u, (gentype)-0x1.1549a85fa4665p-14);
  q = fma(q, u, (gentype)0x1.bb1aac718bf38p-14);
  q = fma(q, u, (gentype)-0x1.62421eac2b24cp-13);
  q = fma(q, u, (gentype)0x1.1c73db369022ap-12);
  q = fma(q, u, (gentype)-0x1.cb44b20d93e0bp-12);
  q = fma(q, u, (gentype)0x1.750aeae347f0ap-11);
  q = fma(q, u, (gentype)-0x1.313e8b06b524ap-10);
  q = fma(q, u, (gentype)0x1.f814b7a926d33p-10);
  q = fma(q, u, (gentype)-0x1.a503522ea69cap-9);
  q = fma(q, u, (gentype)0x1.64f06652635cep-8);
  q = fma(q, u, (gentype)-0x1.34dbda149c0fbp-7);
  q = fma(q, u, (gentype)0x1.1334235278e6dp-6);
  q = fma(q, u, (gentype)-0x1.007aa83cee192p-5);
  q = fma(q, u, (gentype)0x1.01af62a2929e8p-4);
  q = fma(q, u, (gentype)-0x1.2aed059bd608ap-3);
#endif
  double_word factor = fast_two_sum(q_0.high, fma(q, u, q_0.low)), square = two_product(v, v), zeros = fast_two_sum(v, -square.high);
  zeros.low -= square.low;
  return times_double_word((double_word){-zeros.high, -zeros.low}, factor);
}

// *sign is that of gamma(x), as C's lgamma gives it: -1 at -0, 1 at the other poles
static inline double_word log_gamma_words(gentype x, private igentype *sign) {
  gentype a = fabs(x);
  // near zero, gamma(x) is 1 / x
  relation below = a < (gentype)1, large = a >= (gentype)3, upper = a >= (gentype)2,
           negative = (x < (gentype)0) & (a >= (gentype)power_of_two(elem_bits == 32 ? -28 : -58));
  gentype whole = upper ? (gentype)2 : (gentype)1, v = below ? a : a - whole;
  v = large ? (gentype)0 : v;
  gentype argument = below ? a * (gentype)power_of_two(significand_bits) : large ? a : v + 1; // subnormal numbers are below
  gentype e, f = log_fraction(argument, below ? (igentype)significand_bits : (igentype)0, &e);
  double_word logarithm = log_words(e, f, 0), near = log_gamma_between(v);

  double_word less = fast_two_sum(logarithm.high, (gentype)-1), factor = fast_two_sum(a, (gentype)-0.5f);
  less = fast_two_sum(less.high, less.low + logarithm.low);
  double_word product = two_product(factor.high, less.high);
  product.low += fma(factor.high, less.low, factor.low * less.high);
  gentype inverse = 1 / a, series = gamma_series(inverse * inverse);
  const double_word level = {(gentype)(elem_bits == 32 ? 0x1.acfe3ap-2 : 0x1.acfe390c97d69p-2),
                                (gentype)(elem_bits == 32 ? -0x1.e6d052p-27 : 0x1.3494bc9001442p-56)};
  product.low += fma(inverse, series, level.low);

  relation no_log = (!upper & !below) | (negative & below);
  logarithm.high = no_log ? (gentype)0 : below ? -logarithm.high : logarithm.high;
  logarithm.low = no_log ? (gentype)0 : below ? -logarithm.low : logarithm.low;
  double_word first = select_words(large, product, logarithm), second = select_words(large, level, near);
  double_word result = two_sum(first.high, second.high);
  result.low += first.low + (large ? (gentype)0 : second.low);
  relation infinite = (a == (gentype)0) | (product.high == (gentype)INFINITY) | (a == (gentype)INFINITY);

  *sign = as_igentype(x) < (igentype)0 ? (igentype)-1 : (igentype)1;
  if (any_lane(negative)) {
    igentype quadrant;
    double_word r = reduce_half(a, &quadrant), sine = sin_in_quadrant(r, quadrant);
    sine = fast_two_sum(sine.high, sine.low);
    relation at_pole = sine.high == (gentype)0, even = flip(sine.high, sign_of_quadrant(quadrant)) > (gentype)0;
    double_word both = times_word(sine, below ? (gentype)1 : a);
    gentype magnitude = fabs(both.high), scale;
    magnitude = at_pole ? (gentype)1 : magnitude;
    f = log_fraction(magnitude, (igentype)0, &e);
    scale = exact_power(shifted_integer(shifter - e));
    double_word other = log_words(e, f, (both.high < (gentype)0 ? -both.low : both.low) * scale);
    const double_word log_pi = {(gentype)(elem_bits == 32 ? 0x1.250d04p0 : 0x1.250d048e7a1bdp0),
                                (gentype)(elem_bits == 32 ? 0x1.1cf438p-25 : 0x1.7abf2ad8d5088p-57)};
    double_word sum = two_sum(log_pi.high, -other.high), total = two_sum(sum.high, -result.high);
    total.low += sum.low + (log_pi.low - other.low - result.low);
    result = select_words(negative, total, result);
    infinite |= negative & at_pole;
    *sign = negative ? ((even & !at_pole) ? (igentype)-1 : (igentype)1) : *sign;
  }
  *sign = ((x < (gentype)INFINITY) & (x > (gentype)-INFINITY)) ? *sign : (igentype)1;
  result.high = infinite ? (gentype)INFINITY : result.high;
  result.low = infinite ? (gentype)0 : result.low;
  return result;
}
#endif
#endif
