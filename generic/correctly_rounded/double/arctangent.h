// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Angles of points (x, y) of double by the steps of first_step.h: arc tangents, and arc sines and cosines with the
// point (sqrt(1 - x^2), x).
//   Step 1: for 0 <= y <= x and c = j/64 near y / x the angle is atan(c) + atan(t), t = (y - c x) / (x + c y), |t| <
//     0.0081 (P. T. P. Tang, "Table-lookup algorithms for elementary functions and their error analysis", 1991).
//     y - c x is exact, as it is a multiple of the last place of y or of c x, and below x / 90. t and atan(c) are sums
//     of two doubles. An angle beyond pi/4 is pi/2 less that of the point (y, x), and the angle of (-x, y) is pi less
//     that of (x, y). t^3 / 3 is below 2^-15.4 of the result and is rounded by 2^-53 seven times, where the angle is
//     divided by pi ten times: less than 2^-65.
//   Step 2: with q = y / x and the double p that atan returns for q, the angle is p + atan(d), where d is
//     (q cos(p) - sin(p)) / (cos(p) + q sin(p)), by the sines of sine.h. |d| < 2^-51 p, so that atan(d) is d, and the
//     error is below 2^-121. Below 2^-62 the angle is q less q^3 / 3 ..., for which the last bit of q is taken from it:
//     a quotient that is the middle between two subnormal numbers is rounded down.
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
  gentype rough = rough_reciprocal(x.high);
  rough *= fma(-x.high, rough, (gentype)2);
  gentype shifted = fma(y.high * rough, (gentype)64, shifter), c = (shifted - shifter) * (gentype)0x1p-6f;
  ugentype index = as_ugentype(shifted) & (ugentype)127;
  index = __builtin_elementwise_min(index, (ugentype)64);
  double_word at_c;
#if vec_width == 1
  double2 found = arctangents[index];
  at_c = (double_word){found.x, found.y};
#else
  for (int i = 0; i < vec_width; i++) {
    double2 found = arctangents[index[i]];
    at_c.high[i] = found.x;
    at_c.low[i] = found.y;
  }
#endif
  gentype n = fma_exact(-c, x.high, y.high), d = fma(c, y.high, x.high);
  gentype n_low = fma(-c, x.low, y.low), d_low = fma(c, y.low, x.low + fma(c, y.high, x.high - d));
  gentype reciprocal = rounded_reciprocal(d), t = n * reciprocal;
  gentype t_low = fma(-t, d_low, fma_exact(-t, d, n) + n_low) * reciprocal, z = t * t;
  gentype p = polynomial(z, -0x1.5555555555555p-2, 0x1.999999998a201p-3, -0x1.2492437f6ce87p-3, 0x1.c5e852e7af1f9p-4);
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
  double_word product = two_product(a.high, inverse_pi_high);
  product.low += fma(a.high, inverse_pi_low, a.low * inverse_pi_high);
  return product;
}

// Whether a coordinate is so great or small that terms might overflow or be subnormal
static inline relation angle_is_far(gentype x) {
  const gentype least = (gentype)power_of_two(-450), most = (gentype)power_of_two(450);
  return bits_outside(fabs(x), as_ugentype(least), as_ugentype(most));
}

static inline double_word double_word_of(gentype a) { return (double_word){a, (gentype)0}; }

// The rounded angle
static inline gentype rounded_angle(double_word a, private relation *doubt) {
  return rounded_sum(a.high, a.low, 0x1p-65f, doubt);
}

#ifndef ONECLC_CR_ARCTANGENT_STEP_2
#define ONECLC_CR_ARCTANGENT_STEP_2
// atan(q), 0 < q <= 1
static inline scaled arctangent_in_wide(scaled q) {
  if (q.exponent < -128 - 62)
    return (scaled){wide_minus(q.significand, (wide){0, 1}), q.exponent};
  scaled p = scaled_of(atan(double_of(q))), sine = scaled_sine(p), cosine = scaled_cosine(p);
  scaled above = scaled_product(q, cosine), slope = scaled_sum(cosine, scaled_product(q, sine));
  if (scaled_less(above, sine))
    return scaled_difference(p, scaled_ratio(scaled_difference(sine, above), slope));
  return scaled_sum(p, scaled_ratio(scaled_difference(above, sine), slope));
}

// The angle of (x, y) or, if `negative`, of (-x, y), of positive numbers
static inline scaled angle_in_wide(scaled y, scaled x, bool negative) {
  const wide pi = {0xc90fdaa22168c234, 0xc4c6628b80dc1cd1};
  bool steep = scaled_less(x, y);
  scaled angle = arctangent_in_wide(steep ? scaled_ratio(x, y) : scaled_ratio(y, x));
  if (!steep && !negative)
    return angle;
  scaled begin = {pi, steep ? -127 : -126};
  return steep && negative ? scaled_sum(begin, angle) : scaled_difference(begin, angle);
}

// a / pi
static inline scaled half_turns_in_wide(scaled a) {
  const scaled inverse_pi = {{0xa2f9836e4e441529, 0xfc2757d1f534ddc0}, -129};
  return scaled_product(a, inverse_pi);
}

// (1 - x^2)^(1/2), 0 < |x| < 1, bit by bit. 1 - x^2 is exact for |x| >= 1/2.
static inline scaled root_in_wide(double x) {
  integer_parts parts = parts_of(x);
  int shift = 2 * parts.exponent + 127;
  wide square = wide_product(parts.significand, parts.significand);
  square = shift < 0 ? wide_shifted_right(square, -shift) : wide_shifted(square, shift);
  scaled a = normalized(wide_minus((wide){1ul << 63, 0}, square), -127);
  bool odd = a.exponent & 1;
  wide bits = wide_shifted_right(a.significand, odd), rest = {0, 0}, root = {0, 0};
  for (int i = 0; i < 126; i++) {
    rest = wide_shifted(rest, 2);
    rest.low |= bits.high >> 62;
    bits = wide_shifted(bits, 2);
    wide trial = wide_shifted(root, 2);
    trial.low |= 1;
    bool fits = !wide_less(rest, trial);
    if (fits)
      rest = wide_minus(rest, trial);
    root = wide_shifted(root, 1);
    root.low |= fits;
  }
  return normalized(root, (a.exponent + odd - 124) / 2);
}
#endif
