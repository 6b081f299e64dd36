// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floating-point numbers with significands of 192 bits, for second and third steps. A sum or a product of two and a
// number over an integer have a relative error below 2^-187, a reciprocal, a quotient or a root below 2^-184. A sum of
// numbers of opposite signs has an error of 2^-190 of the greater one.
//
// Functions out of line that compute with them have the attribute const. LLVM 22 does not see by itself that they are:
// where a function that returns a wide_float was inlined, it leaves a declaration of what has no alias.
#ifndef ONECLC_CORRECTLY_ROUNDED_WIDE_FLOAT_H
#define ONECLC_CORRECTLY_ROUNDED_WIDE_FLOAT_H
#include <correctly_rounded/double/parts.h>
#include <correctly_rounded/double/three_words.h>

// +-significand 2^exponent, where the significand is a fraction with its leading bit set, or 0
typedef struct {
  three_words significand;
  int exponent;
  bool negative;
} wide_float;

// The fraction of these words times 2^exponent. They are stored one by one: an initial value would be copied as a whole
// from constant memory, which is a program's.
static inline wide_float float_constant(ulong high, ulong middle, ulong low, int exponent) {
  wide_float a;
  a.significand.top.high = high;
  a.significand.top.low = middle;
  a.significand.low = low;
  a.exponent = exponent;
  a.negative = false;
  return a;
}

// pi 2^n
static inline wide_float float_pi(int n) {
  return float_constant(0xc90fdaa22168c234, 0xc4c6628b80dc1cd1, 0x29024e088a67cc74, 2 + n);
}

static inline wide_float float_log2_of_e(void) {
  return float_constant(0xb8aa3b295c17f0bb, 0xbe87fed0691d3e88, 0xeb577aa8dd695a58, 1);
}

// Of what is long and seldom called
#define out_of_line __attribute__((noinline, const)) static inline

// +-a 2^exponent
out_of_line wide_float normalised(three_words a, int exponent, bool negative) {
  for (int i = 0; i < 2 && a.top.high == 0; i++, exponent -= 64)
    a = three_shifted(a, 64);
  int zeros = (int)clz(a.top.high | 1);
  return (wide_float){three_shifted(a, zeros), a.top.high ? exponent - zeros : -9999, negative};
}

// +-a 2^exponent of a fraction of 128 bits
static inline wide_float wide_float_from(wide a, int exponent, bool negative) {
  return normalised((three_words){a, 0}, exponent, negative);
}

static inline wide_float wide_float_of(double x) {
  integer_parts parts = parts_of(x);
  return wide_float_from((wide){parts.significand, 0}, parts.exponent + 64, x < 0);
}

// Bits beyond those of `wide` count as one in its last place: they tell on which side of a middle a is.
static inline double double_of(wide_float a) {
  wide top = a.significand.top;
  top.low |= a.significand.low != 0;
  double magnitude = nearest_double(top, a.exponent - 1);
  return a.negative ? -magnitude : magnitude;
}

// |a| as a fraction of 128 bits, rounded down, of |a| < 1
static inline wide fraction_of_float(wide_float a) { return wide_shifted_right(a.significand.top, -a.exponent); }

static inline wide_float float_minus(wide_float a) {
  a.negative = !a.negative;
  return a;
}

// a 2^n
static inline wide_float float_scaled(wide_float a, int n) {
  a.exponent += n;
  return a;
}

// |a| < |b|
static inline bool float_less(wide_float a, wide_float b) {
  return a.exponent < b.exponent || (a.exponent == b.exponent && three_less(a.significand, b.significand));
}

// Bits of b that are shifted out leave a 1 in the last place, so that a sum of a double and a small number is not taken
// for the middle beside it.
out_of_line wide_float float_sum(wide_float a, wide_float b) {
  if (float_less(a, b)) {
    wide_float less = a;
    a = b;
    b = less;
  }
  // Halves, so that a sum does not overflow
  bool opposite = a.negative != b.negative;
  int halved = opposite ? 0 : 1, shift = a.exponent - b.exponent + halved;
  three_words x = three_shifted_right(a.significand, halved), y = three_shifted_right(b.significand, shift);
  y.low |= three_less(three_shifted(y, shift), b.significand);
  return normalised(opposite ? three_minus(x, y) : three_plus(x, y), a.exponent + halved, a.negative);
}

out_of_line wide_float float_product(wide_float a, wide_float b) {
  return normalised(three_product(a.significand, b.significand), a.exponent + b.exponent, a.negative != b.negative);
}

static inline wide_float float_over(wide_float a, uint d) {
  return normalised(three_over(0, a.significand, d, 32), a.exponent, a.negative);
}

// 1 / a, by two steps of Newton's from the reciprocal in double
out_of_line wide_float float_reciprocal(wide_float a) {
  const wide_float two = float_constant(1ul << 63, 0, 0, 2);
  wide_float y = wide_float_of(0x1p64 / (double)a.significand.top.high);
  y.exponent -= a.exponent;
  y.negative = a.negative;
  for (int i = 0; i < 2; i++)
    y = float_product(y, float_sum(two, float_minus(float_product(a, y))));
  return y;
}

static inline wide_float float_quotient(wide_float a, wide_float b) { return float_product(a, float_reciprocal(b)); }

// The root of a > 0: a times the root's reciprocal, which two steps of Newton's improve from its value in double
out_of_line wide_float float_root(wide_float a) {
  const wide_float three = float_constant(3ul << 62, 0, 0, 2);
  int odd = a.exponent & 1;
  wide_float y = wide_float_of(1 / sqrt((double)a.significand.top.high * (odd ? 0x1p-65 : 0x1p-64)));
  y.exponent -= (a.exponent + odd) / 2;
  for (int i = 0; i < 2; i++)
    y = float_product(float_scaled(y, -1), float_sum(three, float_minus(float_product(a, float_product(y, y)))));
  return float_product(a, y);
}

// 1 - a^2 / (k (k + 1)) (1 - a^2 / ((k + 2) (k + 3)) (1 - ...)): cos(a) for k = 1, and sin(a) / a for k = 2. For
// |a| <= pi the error is below 2^-183; what is left out, below a^72 / 72!, is less than 2^-225.
out_of_line wide_float float_sine_series(wide_float a, int k) {
  wide_float square = float_product(a, a), sum = wide_float_of(1);
  for (int n = k + 68; n >= k; n -= 2)
    sum = float_sum(wide_float_of(1), float_minus(float_over(float_product(square, sum), n * (n + 1))));
  return sum;
}

// x + x t (c[0] + t (c[1] + ...)) or, if `alternating`, x - x t (c[0] - t (c[1] - ...)), as a double, with six terms,
// for t = x factor, 0 < t < 2^-20. The error is below 2^-118 of the difference from x: such results come nearer to a
// middle than those of others, as where the first terms are short numbers.
out_of_line double nearly_same(double x, double factor, table_space const ulong2 *c, bool alternating) {
  // First in double, two terms: their error is below 2^-50 of the difference, for |s| < 2^-26 with the third term,
  // which is left out. This mostly tells, and depends on the rounding mode. Where the difference is about half of x's
  // last place, many doubles in a row are in doubt, and one work-item may have them all.
  double s = alternating ? -x * factor : x * factor;
  double difference = x * s * ((double)c[0].x + s * (double)c[1].x) * 0x1p-64, y = x + difference * (1 + 0x1p-49);
  if (fabs(s) < 0x1p-26 && y == x + difference * (1 - 0x1p-49))
    return y;
  // Else in integers
  wide_float t = float_product(wide_float_of(x), wide_float_of(factor));
  wide first = {c[0].x, c[0].y}, rest = fraction_series(fraction_of_float(t), c + 1, 5, alternating);
  wide_float sum = wide_float_from(alternating ? wide_minus(first, rest) : wide_plus(first, rest), 0, alternating);
  wide_float whole = wide_float_of(x);
  return double_of(float_sum(whole, float_product(whole, float_product(t, sum))));
}

// x^2
static inline wide_float square_of(double x) { return float_product(wide_float_of(x), wide_float_of(x)); }
#endif
