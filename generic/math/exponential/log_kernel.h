// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the logarithms and inverse hyperbolic functions of float and double share. To be included after each_float.h.
//
// x = 2^e (1 + f) exactly, sqrt(1/2) <= 1 + f < sqrt(2), and ln(x) = e ln(2) + f - f^2 / 2 + …: the series is a
// polynomial in f, as a division would cost more than the last terms of the polynomial. The polynomial is rounded, and
// e ln(2) is added by fma. Where the result is no larger than the polynomial that sum is exact, and elsewhere the error
// of the polynomial contributes half at most. Double: the first word of ln(2) is short, so that its product is exact,
// and what e times the second adds is in the polynomial's last terms but f, which err by 0.4 ulp of it. Float: the
// constant is good to 28 bits.
//
// Logarithms first take every x for a positive normal number. Where the bits of another x (not_positive_normal.h)
// are taken for those of a normal number, the log2(x) that results is not between the least and the greatest exponent:
// so logarithms tell from the result which x they must compute again (rare_logarithm.h).
#ifndef log_kernel_pass
#define log_kernel_pass
#define end_of_pass "math/end_of_pass.h"
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/bits_plus.h>

#if elem_bits > 16
#include <math/arithmetic/double_word.h>

#include <math/exponential/exponent_as_number.h>

// ln(2) in two words, of which the first is short, so that its product with an exponent is exact
#define ln2_short ((gentype)((elem_bits == 32 ? 0x1.62e4p-1 : 0x1.62e42fefa4p-1) * exponent_unit))
#define ln2_rest ((gentype)((elem_bits == 32 ? 0x1.7f7d1cp-20 : -0x1.8432a1b0e2634p-43) * exponent_unit))

// Returns 1 + f of a normal x, and stores e - bias to *e, and the bits of 2^e less those of 1 to *field.
static inline gentype log_significand(gentype x, igentype bias, private gentype *e, private igentype *field) {
  igentype exponent = as_igentype(x) - as_igentype((gentype)0.70710678118654752440);
  *field = exponent & (igentype)(signed_elem)~(leading_bit - 1);
  *e = exponent_as_number(exponent, bias);
  return bits_minus(x, *field);
}

// Returns f of a normal x, and stores e - bias to *e and 2^-e to *scale.
static inline gentype log_fraction_and_scale(gentype x, igentype bias, private gentype *e, private gentype *scale) {
  igentype field;
  gentype m = log_significand(x, bias, e, &field);
  *scale = bits_minus((gentype)1, field);
  return m - 1;
}

static inline gentype log_fraction(gentype x, igentype bias, private gentype *e) {
  gentype scale;
  return log_fraction_and_scale(x, bias, e, &scale);
}

// Returns 2^*bias times x, which is normal for a subnormal x, too.
static inline gentype normalized(gentype x, private igentype *bias) {
  relation small = x < (gentype)least_normal;
  *bias = small ? (igentype)significand_bits : (igentype)0;
  return small ? x * (gentype)power_of_two(significand_bits) : x;
}

// a + b + rest as a double-word, for |a| >= |b| or a = 0 and a small rest
static inline double_word log_sum(gentype a, gentype b, gentype rest) {
  double_word sum = fast_two_sum(a, b);
  sum.low += rest;
  return sum;
}

// The same where a is an exponent
#undef exponent_sum
#if exponent_in_place
static inline double_word exponent_sum(gentype e, gentype b, gentype rest) {
  gentype sum = fma(e, (gentype)exponent_unit, b);
  return (double_word){sum, b - fma(e, (gentype)-exponent_unit, sum) + rest};
}
#else
#define exponent_sum(e, b, rest) log_sum(e, b, rest)
#endif

// `result`, a logarithm of x, or what zeros, infinities, NaN and negative numbers give in its place
static inline gentype log_special(gentype x, gentype result) {
  result = x == (gentype)0 ? (gentype)-INFINITY : result;
  result = x < (gentype)INFINITY ? result : x; // infinity and NaN stay
  return x < (gentype)0 ? (gentype)NAN : result;
}

// What a logarithm takes beside e and f: e times the low word of the logarithm of 2, or -f / 2 if it has none.
#define log_term(e, f, unit_low) ((unit_low) == 0 ? (f) * (gentype)-0.5f : (e) * (gentype)(unit_low))
#define ln_unit_low (elem_bits == 32 ? 0 : ln2_rest)

#if elem_bits == 32
#define root_half 0.70710678f
// The bits of 2^e less those of 1 (e in the place of the exponent field), where x = 2^e m, least <= m < 2 least
static inline igentype exponent_part(gentype x, gentype least) {
  return (igentype)(as_igentype(x) - as_igentype(least)) & (igentype)(signed_elem)~(leading_bit - 1);
}

// Returns f, and stores e as such bits to *exponent.
static inline gentype log_fraction_in_place(gentype x, gentype least, private igentype *exponent) {
  *exponent = exponent_part(x, least);
  return as_gentype((igentype)(as_igentype(x) - *exponent)) - 1;
}

// 2^-e, e given as such bits
static inline gentype reciprocal_power(igentype exponent) {
  return as_gentype((igentype)(as_igentype((gentype)1) - exponent));
}

// g(f) = (ln(1 + f) - f) / f, with an error below 2^-27.6 of ln(1 + f): lab/coefficients/log.sol
static inline gentype log_polynomial(gentype f) {
  return polynomial(f, -0x1.fffff8p-2f, 0x1.555544p-2f, -0x1.00042ap-2f, 0x1.99a9d2p-3f, -0x1.542c02p-3f,
                    0x1.220762p-3f, -0x1.0ea664p-3f, 0x1.0a9af8p-3f, -0x1.407e5ep-4f) *
         f;
}

// ln(2) / 2^23, which multiplies such bits, converted: a conversion is cheaper than the way through the shifter.
#define ln2_of_bits ((gentype)0x1.62e43p-24f)

// e ln(2) + f + g f, with e's bits as a number. Where fma is long, fma_sure rounds some floats of log, log1p, acosh
// and asinh the wrong way.
static inline gentype plus_exponent(gentype e, gentype f, gentype g) {
  gentype rest = fma(g, f, f);
  return fma_is_long ? fma(e, ln2_of_bits, rest) : fma_sure(e, ln2_of_bits, rest);
}
static inline gentype log_of_fraction(igentype exponent, gentype f, gentype g) {
  return plus_exponent(vec_convert(float, exponent), f, g);
}

// Returns f of a normal x, with least <= 1 + f < 2 least, and stores e - bias, in the place of the exponent field, to
// *e. log_parts has the least that logarithms have.
static inline gentype log_parts_from(gentype least, gentype x, igentype bias, private gentype *e) {
  igentype exponent;
  gentype f = log_fraction_in_place(x, least, &exponent);
  *e = vec_convert(float, (igentype)(exponent - (bias << (igentype)significand_bits)));
  return f;
}
static inline gentype log_parts(gentype x, igentype bias, private gentype *e) {
  return log_parts_from((gentype)root_half, x, bias, e);
}

// e ln(2) + ln(1 + f), with the e of log_parts
static inline interval log_of_parts(gentype e, gentype f, [[maybe_unused]] gentype term) {
  return plus_exponent(e, f, log_polynomial(f));
}

// ln(a + b + low) for a >= b and a `low` of the size of their rounding errors: stores e, as its bits, to *exponent, and
// returns terms whose sum is the rest.
static inline double_word log_of_sum(gentype a, gentype b, gentype low, private igentype *exponent) {
  double_word sum = fast_two_sum(a, b);
  *exponent = exponent_part(sum.high, (gentype)root_half);
  gentype scale = reciprocal_power(*exponent), f = fma_plain(scale, sum.high, (gentype)-1),
          f_low = scale * (sum.low + low);
  // slope is nearly 1 / (1 + f) = 1 + 2 g + f^2 / 3 - …
  gentype g = log_polynomial(f), slope = fma_plain(g, (gentype)2, (gentype)1);
  return (double_word){f, fma(g, f, slope * f_low)};
}

// e ln(2) + terms
static inline gentype log_total(igentype exponent, double_word terms) {
  return fma(vec_convert(float, exponent), ln2_of_bits, terms.high + terms.low);
}
#else
// e ln(2) + ln(1 + f), by a polynomial within 2^-56.5 of ln(1 + f): lab/coefficients/log.sol. rest is e ln2_rest and
// what else is small.
static inline interval log_of_terms(gentype e, gentype f, gentype rest) {
  // Step 1: the terms that contribute least
  gentype square = f * f;
  gentype odd = rough_polynomial(square, -0x1.fffffffffee85p-3, -0x1.555555567152fp-3, -0x1.ffffff2a4b4ccp-4,
                                 -0x1.9999c215a21a2p-4, -0x1.55510c0b64684p-4, -0x1.24d3f4b9493dbp-4,
                                 -0x1.fc01a9a0298b3p-5, -0x1.ce72b4e635bc5p-5, -0x1.f1a6acd7d82b3p-5);
  gentype evens = rough_polynomial(square, 0x1.999999999bd51p-3, 0x1.249249245ffd6p-3, 0x1.c71c71154af3ep-4,
                                   0x1.745d58893d0ecp-4, 0x1.3b09b42415ae7p-4, 0x1.11dfe0ae48a8fp-4,
                                   0x1.cfa280d1ed5ddp-5, 0x1.0a9463da12a41p-4, 0x1.b9385d89f3801p-6);
  // Step 2: ln(1 + f) = f + (f^2 r + rest)
  interval even = fma_rough(evens, square, (gentype)0x1.5555555555547p-2);
  interval r = fma_rough(fma_rough(odd, f, even), f, (gentype)-0.5f);
  interval last = fma(r, square, rest), log_of_f = interval_plus(f, last);
  // Step 3: the exponent; its product is exact
  return fma_plain(e, ln2_short, log_of_f);
}

static inline interval log_of_parts(gentype e, gentype f, gentype term) { return log_of_terms(e, f, term); }

// ln(1 + x), for -1 < x < 2^(exponent_bias - 1). 1 + x = 2^e (1 + f), where f = x / 2^e + (1 / 2^e - 1) is a
// double-word, whose low word is multiplied by a slope of about 1 / (1 + f), 1 - f.
static inline interval log1p_of_usual(gentype x) {
  gentype e, scale;
  log_fraction_and_scale(x + 1, (igentype)0, &e, &scale);
  // The first term is the larger one, or the sum is exact.
  double_word f = fast_sum_of_product(scale - 1, x, scale);
  return log_of_terms(e, f.high, fma(e, ln2_rest, fma(-f.high, f.low, f.low)));
}

// ln(a + b + low), for 1 <= a < 2^(exponent_bias - 1), 2^-30 <= b <= a and a `low` of the size of their rounding
// errors. a + b = 2^e (1 + f) is a double-word, of which f is exact. What is beside f is multiplied by a slope of about
// 1 / (1 + f), 1 - f + 3/4 f^2, and contributes most where f is about 0.4; its square contributes nowhere.
static inline interval log_of_sum(gentype a, gentype b, gentype low) {
  double_word sum = fast_two_sum(a, b);
  gentype e, scale;
  log_fraction_and_scale(sum.high, (igentype)0, &e, &scale); // f, too, in an operation more
  gentype f = fma_plain(sum.high, scale, (gentype)-1), f_low = (sum.low + low) * scale;
  gentype slope_less = fma(f * f, (gentype)0.75f, -f);
  return log_of_terms(e, f, fma(e, ln2_rest, fma(slope_less, f_low, f_low)));
}

#define log_parts(x, bias, e) log_fraction(x, bias, e)
#endif

// ln(2^-bias x) of a normal x
static inline interval log_of_normal(gentype x, igentype bias) {
  gentype e, f = log_parts(x, bias, &e);
  return log_of_parts(e, f, log_term(e, f, ln_unit_low));
}

#if rare_joins
// log_parts and log_term of any x. What is no positive normal number has an e that is not between the least and
// the greatest exponent, as above. Where the logarithm is no number, what it is takes the place of a part that makes it
// the result: of float's e if there is no low word, and of the term elsewhere. Zero and infinity have an f of 0, which
// would make NaN of the term that double's f multiplies, and no f is other than finite.
static inline gentype log_parts_of_any(gentype x, gentype unit_low, private gentype *e, private gentype *term) {
  gentype f = log_parts(x, (igentype)0, e);
  *term = log_term(*e, f, unit_low);
  if (__builtin_expect(!magnitude_below(*e, (gentype)(elem_bits == 32 ? 126 * 0x1p23f : 1022 / exponent_unit)),
                       false)) {
    igentype bias;
    gentype scaled = normalized(x, &bias), special = x == (gentype)0 ? (gentype)-INFINITY : x;
    special = x < (gentype)0 ? (gentype)NAN : special;
    bool number = fabs(special) < (gentype)INFINITY;
    f = log_parts(scaled, bias, e);
    *term = number ? log_term(*e, f, unit_low) : special;
    if (elem_bits == 32)
      *e = number || unit_low != 0 ? *e : special;
    else
      f = number || unit_low != 0 ? f : (gentype)1;
  }
  return f;
}
#endif

// ln(2 x) for x >= 1, where 2 x may overflow; infinity and NaN stay. FUNCTION(x) is the same.
#define log_of_twice(x, function) ((x) < (gentype)INFINITY ? exact_log_of_twice(x, function) : (x))
#define exact_log_of_twice(x, function) \
  ({ \
    interval log_of_double = log_of_normal(x, (igentype)-1); \
    or_exact(log_of_double, value_of(log_of_double), function, x); \
  })
#endif
#endif
