// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The words of the bodies (generic/math/arithmetic/vocabulary.h) on processors without fma.
//
// The forms of fma whose operands are known take fewer instructions than fma (inline_fma.h). The quick form of float is
// fma where the sum is exact in double; for all floats in functions of one number, which full sweeps show
// (docs/develop/tests.md); and where a function of one number is part of another, of which all its floats were tried in
// the same way. Between the steps of a polynomial values of float stay in doubles, as rounded_step rounds them.
//
// An interval of double2 is two numbers, and where they differ, in one to four of a hundred elements, the scalar
// builtin is called, whose fma are all exact. u is 2^-53. Rounding is monotonic: a sum of a bound is a bound of the
// sum. Where it is in doubt already a bound may be NaN.
#ifndef vocabulary_pass
#undef fma_any
#undef fma_plain
#undef fma_exact
#undef fma_sure
#undef error_of_product
#undef first_term
#undef next_term
#undef last_term
#undef rough_term
#undef interval
#undef fma_rough
#undef interval_plus
#undef interval_minus
#undef interval_times
#undef value_of
#undef or_exact
#include <generic/math/arithmetic/vocabulary.h>
#ifndef products_and_sums
#undef fma_any
#undef fma_plain
#undef fma_exact
#undef fma_sure
#define fma_any(x, y, z) any_inline_fma(x, y, z)
#define fma_plain(x, y, z) plain_inline_fma(x, y, z)
#define fma_exact(x, y, z) exact_inline_fma(x, y, z)
#define fma_sure(x, y, z) quick_inline_fma(x, y, z)
#endif

#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/ieee.h>
#if elem_bits == 32
// Exact in double, whatever the arguments
#undef error_of_product
static inline gentype error_of_product(gentype x, gentype y, gentype product) {
  return vec_convert(float, vec_convert(double, x) * vec_convert(double, y) - vec_convert(double, product));
}
#ifndef products_and_sums
#undef first_term
#undef next_term
#undef last_term
#define first_term(c) vec_convert(double, (gentype)(c))
#define next_term(p, t, c) rounded_step(p, t, (gentype)(c))
#define last_term(p, t, c) vec_convert(float, sum_in_double(p, t, (gentype)(c)))
#endif

#elif elem_bits == 64
// By the exact operations of inline_fma.h, which tells their range
#undef error_of_product
static inline gentype error_of_product(gentype x, gentype y, gentype product) {
  const gentype error = product_error(x, y, product);
  // An overflow makes the error infinite or NaN.
  const relation usual = (as_gentype(magnitude_bits(product)) >= (gentype)0x1p-960) &
                         (as_gentype(magnitude_bits(error)) <= as_gentype(magnitude_bits(product)));
  if (__builtin_expect(any_lane(!usual), false))
    return fma(x, y, -product);
  return error;
}
#endif

#if elem_bits == 64 && vec_width == 2
// The error of a rough term is at most 3 u of the result: what p has of it, a fifth of that or less, two roundings in
// place of one, u of the result each with fma's own, and one of the product, a fifth of u: (3 + 1) / 5 + 2. Where the
// signs differ the result is less, 4/5 |c|, and the fifths are fourths.
#undef rough_term
#define rough_term(p, t, c) ((p) * (t) + (gentype)(c))

#undef interval
#undef fma_rough
#undef interval_plus
#undef interval_minus
#undef interval_times
#undef value_of
#undef or_exact
#include <math/arithmetic/double_word.h>
#define interval interval_of_double2
#ifndef ONECLC_MATH_INTERVAL_H
#define ONECLC_MATH_INTERVAL_H
typedef struct {
  gentype low, high;
} interval;

static inline interval ordered(gentype a, gentype b) { return (interval){a < b ? a : b, a < b ? b : a}; }
static inline interval interval_plus(gentype x, interval y) { return (interval){x + y.low, x + y.high}; }
static inline interval interval_minus(gentype x, interval y) { return (interval){x - y.high, x - y.low}; }
static inline interval interval_times(interval x, gentype y) { return ordered(x.low * y, x.high * y); }
static inline gentype value_of(interval x) { return as_gentype(as_igentype(x.high) | (x.low != x.high)); }
static inline interval lazy_select(relation c, interval x, interval y) {
  return (interval){c ? x.low : y.low, c ? x.high : y.high};
}
static inline interval lazy_select(relation c, gentype x, interval y) {
  return (interval){c ? x : y.low, c ? x : y.high};
}
static inline interval flip_sign(interval x, ugentype sign) {
  return ordered(as_gentype(as_ugentype(x.low) ^ sign), as_gentype(as_ugentype(x.high) ^ sign));
}

// The products of y and the bounds of x, less y x.high, and somewhat more for the roundings. NaN stays.
static inline interval excess(interval x, gentype y) {
  const gentype difference = (x.low - x.high) * y * (gentype)0x1.0001p0;
  return (interval){0 < difference ? 0 : difference, 0 > difference ? 0 : difference};
}

// The product of a rough x is within 4.1 u of what fma multiplies, and its sum with the slack, which is 5.25 u, rounded
// by u of it.
static inline interval fma_rough(gentype x, gentype y, interval z) {
  const gentype product = x * y, slack = fabs(product) * (gentype)0x1.5p-51;
  return (interval){z.low + (product - slack), z.high + (product + slack)};
}

// The slack covers the product's rounding and that of the sum.
static inline interval fma_rough(interval x, gentype y, interval z) {
  const gentype product = x.high * y, slack = fabs(product) * (gentype)0x1.0001p-52;
  const interval more = excess(x, y);
  return (interval){z.low + (product + (more.low - slack)), z.high + (product + (more.high + slack))};
}

// TwoSum of the product and z, and the product's error. What is rounded before the last sum is that of the errors, at
// most u (|z + product| + |product|).
static inline interval fma_of_product(gentype product, gentype error, interval more, interval z) {
  const double_word sum = two_sum(product, z.high);
  const gentype rest = sum.low + error, slack = (fabs(product) + fabs(z.high)) * (gentype)0x1p-102;
  return (interval){sum.high + (rest + (more.low - (slack + (z.high - z.low)))),
                    sum.high + (rest + (more.high + slack))};
}
static inline interval fma_of_interval(gentype x, gentype y, interval z) {
  const gentype product = x * y;
  return fma_of_product(product, product_error(x, y, product), (interval){0, 0}, z);
}
static inline interval fma_of_interval(interval x, gentype y, interval z) {
  const gentype product = x.high * y;
  return fma_of_product(product, product_error(x.high, y, product), excess(x, y), z);
}

// The same where the error of the product may not be exact: x, in doubt where 0 < |product| < 2^-960
static inline interval unless_small(gentype product, interval x) {
  const relation small = (fabs(product) < (gentype)0x1p-960) & (product != 0);
  return (interval){as_gentype(as_igentype(x.low) | small), x.high}; // or NaN
}
static inline interval any_of_interval(gentype x, gentype y, interval z) {
  return unless_small(x * y, fma_of_interval(x, y, z));
}
static inline interval any_of_interval(interval x, gentype y, interval z) {
  return unless_small(x.high * y, fma_of_interval(x, y, z));
}

// fma's names for intervals in one place or two
#define interval_overloads(NAME, FUNCTION) \
  static inline interval NAME(gentype x, gentype y, interval z) { return FUNCTION(x, y, z); } \
  static inline interval NAME(interval x, gentype y, interval z) { return FUNCTION(x, y, z); } \
  static inline interval NAME(gentype x, interval y, interval z) { return FUNCTION(y, x, z); } \
  known_addend(NAME, FUNCTION)
#define known_addend(NAME, FUNCTION) \
  static inline interval NAME(interval x, gentype y, gentype z) { return FUNCTION(x, y, (interval){z, z}); } \
  static inline interval NAME(gentype x, interval y, gentype z) { return FUNCTION(y, x, (interval){z, z}); }
interval_overloads(inline_fma, fma_of_interval)
interval_overloads(quick_inline_fma, fma_of_interval)
interval_overloads(general_inline_fma, fma_of_interval)
interval_overloads(any_inline_fma, any_of_interval)
known_addend(fma_rough, fma_rough)
#undef interval_overloads
#undef known_addend
static inline interval fma_rough(gentype x, gentype y, gentype z) { return fma_rough(x, y, (interval){z, z}); }
static inline interval plain_inline_fma(gentype x, gentype y, interval z) { return interval_plus(x * y, z); }
#endif
#define or_exact(x, result, function, ...) \
  ({ \
    const interval in_doubt_between = x; \
    gentype exact_result = result; \
    double function(scalars(__VA_ARGS__)); \
    for_lanes_in (!(in_doubt_between.low == in_doubt_between.high)) \
      element(exact_result) = function(elements(__VA_ARGS__)); \
    exact_result; \
  })
#define chosen_of(a, b, choice, ...) choice
#define scalars(...) chosen_of(__VA_ARGS__, two_scalars, one_scalar, )
#define one_scalar double
#define two_scalars double, double
#define elements(...) chosen_of(__VA_ARGS__, two_elements, element, )(__VA_ARGS__)
#define two_elements(a, b) element(a), element(b)
#endif
#endif

// Of a file all of whose fma are known, fma itself takes the shorter form.
#if defined fma && !defined products_and_sums // fma.cl undefines fma
#undef fma
#ifdef every_fma_is_sure
#define fma quick_inline_fma
#elif defined terms_exceed_constants
#define fma general_inline_fma
#else
#define fma inline_fma
#endif
#endif
