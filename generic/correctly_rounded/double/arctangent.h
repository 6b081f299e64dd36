// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Angles of points (x, y) of double by the steps of first_step.h: arc tangents, and arc sines and cosines with the
// point (sqrt(1 - x^2), x).
//   Step 1: for 0 <= y <= x and c = j/256 near y / x the angle is atan(c) + atan(t), t = (y - c x) / (x + c y), |t| <
//     2^-8.99 (P. T. P. Tang, "Table-lookup algorithms for elementary functions and their error analysis", 1991).
//     y - c x is exact: where c is a power of two by Sterbenz' lemma (for 1/256, as nearly_reciprocal is below 1 / x
//     where x is next to a power of two), elsewhere as it is a multiple of the last place of y or of c x, and below
//     x / 500. t and atan(c) are sums of two doubles. An angle beyond pi/4 is pi/2 less that of the point (y, x), and
//     the angle of (-x, y) is pi less that of (x, y). t^3 / 3 is below 2^-19.5 of the result and is rounded by 2^-53
//     seven times, where the angle is divided by pi ten times, and in the test once more: less than 2^-69.
//   Step 2: with q = y / x and the double p that atan returns for q, the angle is p + atan(d), where d is
//     (q cos(p) - sin(p)) / (cos(p) + q sin(p)), by the sines of sine.h. |d| < 2^-51 p, so that atan(d) is d, and the
//     error is below 2^-120, most of it that of the sines. Below 2^-62 q is the angle, less q^3 / 3 ....
// The angle of a rational point is a rational part of pi only for multiples of pi/4, that of a rational sine or cosine
// for multiples of pi/6 (I. Niven, Irrational Numbers, 1956). Of these 1/4, 1/2, 3/4 and 1 are doubles, and none is a
// middle. To be included after first_step.h.
#include <correctly_rounded/double/arctangent_table.h>
#include <correctly_rounded/double/sine.h>
#include <math/arithmetic/reciprocal.h>
#include <math/arithmetic/rounded_root.h>
#include <math/trigonometry/pi.h>

// atan(y / x), 0 <= y.high <= x.high, y and x sums of two doubles
static inline double_word angle_below_quarter(double_word y, double_word x) {
  gentype shifted = fma(y.high * nearly_reciprocal(x.high), (gentype)256, shifter),
          c = (shifted - shifter) * (gentype)0x1p-8f;
  ugentype index = as_ugentype(shifted) & (ugentype)511;
  index = __builtin_elementwise_min(index, (ugentype)256);
  double_word at_c = row_of_two(arctangents, index);
  gentype n = fma_exact(-c, x.high, y.high), d = fma(c, y.high, x.high);
  gentype n_low = fma(-c, x.low, y.low), d_low = fma(c, y.low, x.low + fma(c, y.high, x.high - d));
  gentype reciprocal = rounded_reciprocal(d), t = n * reciprocal;
  gentype t_low = fma(-t, d_low, fma_exact(-t, d, n) + n_low) * reciprocal, z = t * t;
  gentype p = polynomial(z, -0x1.5555555555555p-2, 0x1.99999998e8b75p-3, -0x1.248fd7658dc7cp-3);
  double_word sum = fast_two_sum(at_c.high, t);
  sum.low += fma(t * z, p, fma(-z, t_low, t_low) + at_c.low);
  return sum;
}

// The angle of (x, y) where x is taken as negative if `negative`; x and y are positive.
static inline double_word angle_of_words(double_word y, double_word x, relation negative) {
  relation steep = y.high > x.high;
  double_word angle = angle_below_quarter(select_words(steep, x, y), select_words(steep, y, x));
  gentype begin = steep ? (gentype)(pi_high / 2) : negative ? (gentype)pi_high : (gentype)0;
  ugentype sign = steep != negative ? (ugentype)sign_bit : (ugentype)0;
  double_word sum = fast_two_sum(begin, flip_sign(angle.high, sign));
  sum.low += fma(begin, pi_low / pi_high, flip_sign(angle.low, sign));
  return sum;
}

// (1 - x^2)^(1/2), 0 < x < 1
static inline double_word root_of_one_less_square(gentype x) {
  double_word square = two_product(x, x), rest = fast_two_sum((gentype)1, -square.high);
  rest = fast_two_sum(rest.high, rest.low - square.low);
  gentype root = rounded_root(rest.high), residual = fma_exact(-root, root, rest.high) + rest.low;
  return (double_word){root, residual * ((gentype)0.5f * nearly_reciprocal(root))};
}

// a / pi
static inline double_word half_turns_of(double_word a) {
  return product_of_words(a, (double_word){inverse_pi_high, inverse_pi_low});
}

// Whether a coordinate is so great or small that terms might overflow or be subnormal
static inline relation angle_is_far(gentype x) {
  const gentype least = (gentype)power_of_two(-450), most = (gentype)power_of_two(450);
  return bits_outside(fabs(x), as_ugentype(least), as_ugentype(most));
}

static inline double_word double_word_of(gentype a) { return (double_word){a, (gentype)0}; }

// The rounded angle
static inline gentype rounded_angle(double_word a, private relation *doubt) {
  return rounded_sum(a.high, a.low, 0x1p-69f, doubt);
}

#ifndef ONECLC_CR_ARCTANGENT_STEP_2
#define ONECLC_CR_ARCTANGENT_STEP_2
// atan(q), 0 < q <= 1
static inline wide_float arctangent_in_wide(wide_float q) {
  if (q.exponent < -62)
    return q;
  wide_float p = wide_float_of(atan(double_of(q))), sine = sine_in_wide(p), cosine = cosine_in_wide(p);
  wide_float above = float_sum(float_product(q, cosine), float_minus(sine));
  return float_sum(p, float_quotient(above, float_sum(cosine, float_product(q, sine))));
}

// The angle of (x, y), y > 0
static inline wide_float angle_in_wide(wide_float y, wide_float x) {
  bool steep = float_less(x, y), negative = x.negative;
  x.negative = false;
  wide_float angle = arctangent_in_wide(float_quotient(steep ? x : y, steep ? y : x));
  angle.negative = steep != negative;
  return steep || negative ? float_sum(float_pi(steep ? -1 : 0), angle) : angle;
}

// a / pi
static inline wide_float half_turns_in_wide(wide_float a) {
  const wide_float inverse_pi = float_constant(0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, -1);
  return float_product(a, inverse_pi);
}

// (1 - x^2)^(1/2), 0 < |x| < 1. 1 - x^2 is exact for |x| >= 1/2.
static inline wide_float root_in_wide(double x) {
  wide_float wide_x = wide_float_of(x);
  return float_root(float_sum(wide_float_of(1), float_minus(float_product(wide_x, wide_x))));
}
#endif
