// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bounds of double2 on processors without fma (generic/math/arithmetic/bounds.h): two numbers, and where they differ,
// in one to four of a hundred elements, the scalar builtin, whose fma are all exact. u is 2^-53. Rounding is monotonic:
// a sum of a bound is a bound of the sum. Where it is in doubt already a bound may be NaN.
#if elem_bits == 64 && vec_width == 2
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/undef_bounds.h>
#define bounds bounds_of_double2
#define bounded_words words_of_double2
#ifndef ONECLC_MATH_BOUNDS_H
#define ONECLC_MATH_BOUNDS_H
typedef struct {
  gentype low, high;
} bounds;

typedef struct {
  gentype high;
  bounds low;
} bounded_words;

static inline bounds known_bounds(gentype x) { return (bounds){x, x}; }
static inline bounds bounds_within(gentype x, gentype slack) { return (bounds){x - fabs(slack), x + fabs(slack)}; }
static inline bounds ordered(gentype a, gentype b) { return (bounds){a < b ? a : b, a < b ? b : a}; }
static inline bounds plus_bounds(gentype x, bounds y) { return (bounds){x + y.low, x + y.high}; }
static inline bounds times_bounds(bounds x, gentype y) { return ordered(x.low * y, x.high * y); }
static inline bounds minus_bounds(bounds x) { return (bounds){-x.high, -x.low}; }
static inline bounds chosen_bounds(relation c, bounds x, bounds y) {
  return (bounds){c ? x.low : y.low, c ? x.high : y.high};
}
static inline bounds lazy_select(relation c, bounds x, bounds y) { return chosen_bounds(c, x, y); }
static inline bounds flip_sign(bounds x, ugentype sign) {
  return ordered(as_gentype(as_ugentype(x.low) ^ sign), as_gentype(as_ugentype(x.high) ^ sign));
}
static inline bounds rounded(bounded_words w, bool to_odd) {
  (void)to_odd; // which is of float
  return plus_bounds(w.high, w.low);
}
static inline bounds bounds_unless(relation c, bounds x) {
  return (bounds){as_gentype(as_igentype(x.low) | c), x.high}; // or NaN
}
static inline bounds bounds_if_sure(bounds x, bounds y) { return bounds_unless(x.low != x.high, y); }
static inline bounds bounds_unless_small(bounds x, gentype y) {
  return bounds_unless((fabs(y) < (gentype)0x1p-960) & (y != 0), x);
}

// The error of an early step is at most 3 u of the result: what x has of it, a fifth of that or less, two roundings in
// place of one, u of the result each with fma's own, and one of the product, a fifth of u: (3 + 1) / 5 + 2. Where the
// signs differ the result is less, 4/5 |z|, and the fifths are fourths.
static inline gentype fma_early(gentype x, gentype y, gentype z) { return x * y + z; }
static inline gentype fma_loose(gentype x, gentype y, gentype z) { return x * y + z; }

// The products of y and the bounds of x, less y x.high, and somewhat more for the roundings. NaN stays.
static inline bounds excess(bounds x, gentype y) {
  const gentype difference = (x.low - x.high) * y * (gentype)0x1.0001p0;
  return (bounds){0 < difference ? 0 : difference, 0 > difference ? 0 : difference};
}

// The product is within 4.1 u of what fma multiplies, and its sum with the slack, which is 5.25 u, rounded by u of it.
static inline bounds fma_about(gentype x, gentype y, bounds z) {
  const gentype product = x * y, slack = fabs(product) * (gentype)0x1.5p-51;
  return (bounds){z.low + (product - slack), z.high + (product + slack)};
}

// The slack covers the product's rounding and that of the sum.
static inline bounds fma_about(bounds x, gentype y, bounds z) {
  const gentype product = x.high * y, slack = fabs(product) * (gentype)0x1.0001p-52;
  const bounds more = excess(x, y);
  return (bounds){z.low + (product + (more.low - slack)), z.high + (product + (more.high + slack))};
}

// Beside the exact error of the product z is rounded, by u |z + error|, and the slack.
static inline bounds between(gentype product, gentype error, bounds more, bounds z) {
  const gentype slack = fabs(z.high) * (gentype)0x1.8p-53 + fabs(product) * (gentype)0x1p-103;
  return (bounds){product + (z.low + (error + (more.low - slack))), product + (z.high + (error + (more.high + slack)))};
}

// FastTwoSum of z and the product, and the product's error. What is rounded before the last sum is that of the errors,
// at most u (|z + product| + |product|).
static inline bounds onto(gentype product, gentype error, bounds more, gentype z) {
  const gentype sum = z + product, rest = (product - (sum - z)) + error, slack = fabs(z) * (gentype)0x1p-102;
  return (bounds){sum + (rest + (more.low - slack)), sum + (rest + (more.high + slack))};
}

// The same by TwoSum.
static inline bounds among(gentype product, gentype error, bounds more, bounds z) {
  const double_word sum = two_sum(product, z.high);
  const gentype rest = sum.low + error, slack = (fabs(product) + fabs(z.high)) * (gentype)0x1p-102;
  return (bounds){sum.high + (rest + (more.low - (slack + (z.high - z.low)))), sum.high + (rest + (more.high + slack))};
}

#define no_excess ((bounds){0, 0})
#define forms(NAME, FORM) \
  static inline bounds NAME(gentype x, gentype y, addend z) { \
    const gentype product = x * y; \
    return FORM(product, product_error(x, y, product), no_excess, z); \
  } \
  static inline bounds NAME(bounds x, gentype y, addend z) { \
    const gentype product = x.high * y; \
    return FORM(product, product_error(x.high, y, product), excess(x, y), z); \
  } \
  static inline bounds NAME(gentype x, bounds y, addend z) { return NAME(y, x, z); }
#define addend bounds
forms(fma_between, between) forms(fma_among, among)
#undef addend
#define addend gentype
    forms(fma_onto, onto)
#undef addend
#undef forms
#define known_addend(NAME) \
  static inline bounds NAME(gentype x, gentype y, gentype z) { return NAME(x, y, known_bounds(z)); } \
  static inline bounds NAME(bounds x, gentype y, gentype z) { return NAME(x, y, known_bounds(z)); } \
  static inline bounds NAME(gentype x, bounds y, gentype z) { return NAME(y, x, known_bounds(z)); }
        known_addend(fma_about) known_addend(fma_between) known_addend(fma_among)
#undef known_addend

    // The error of a lesser product may not be exact.
    static inline bounds fma_any_among(gentype x, gentype y, bounds z) {
  return bounds_unless_small(fma_among(x, y, z), x * y);
}
static inline bounds fma_any_among(gentype x, bounds y, bounds z) {
  return bounds_unless_small(fma_among(x, y, z), x * y.high);
}

// The sum of z and the rounded product is exact, and what is left is rounded by u of it.
static inline bounds fma_cancelled(gentype x, bounds y, gentype z) {
  const gentype product = x * y.high, rest = (product + z) + product_error(x, y.high, product);
  const gentype slack = fabs(rest) * (gentype)0x1p-51;
  const bounds more = excess(y, x);
  return (bounds){rest + (more.low - slack), rest + (more.high + slack)};
}

static inline bounds fma_scaled(gentype x, bounds y, gentype z) { return plus_bounds(z, times_bounds(y, x)); }
static inline bounds fma_plain_plus(gentype x, gentype y, bounds z) { return plus_bounds(x * y, z); }
#endif
#define fma_about_tiny(x, y, z) fma_about(x, y, z)
#define either_bound(x) ((x).high)
#define settled(bounds_of_result, result, function, ...) \
  ({ \
    const bounds in_doubt_between = bounds_of_result; \
    gentype settled_result = result; \
    double function(scalars(__VA_ARGS__)); \
    for_lanes_in (!(in_doubt_between.low == in_doubt_between.high)) \
      lane(settled_result) = function(lanes(__VA_ARGS__)); \
    settled_result; \
  })
#define settled_bounds(x, ...) \
  ({ \
    const bounds bounds_to_settle = x; \
    settled(bounds_to_settle, either_bound(bounds_to_settle), __VA_ARGS__); \
  })
#define third(a, b, c, ...) c
#define scalars(...) third(__VA_ARGS__, two_scalars, one_scalar, )
#define one_scalar double
#define two_scalars double, double
#define lanes(...) third(__VA_ARGS__, two_lanes, lane, )(__VA_ARGS__)
#define two_lanes(a, b) lane(a), lane(b)
#else
#include <generic/math/arithmetic/bounds.h>
// The last sum of tan: of all floats four would be rounded the wrong way by the quick form.
#undef fma_about_tiny
#define fma_about_tiny(x, y, z) inline_fma(x, y, z)
#endif
