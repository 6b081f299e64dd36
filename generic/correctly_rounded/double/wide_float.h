// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floating-point numbers with significands of 128 bits, for second steps whose results may be small. A sum or a product
// of two has a relative error below 2^-124, a reciprocal, a quotient or a root below 2^-122. A sum of numbers of
// opposite signs has an error of 2^-126 of the greater one.
//
// Functions out of line that compute with them have the attribute const. LLVM 22 does not see by itself that they are:
// where a function that returns a wide_float was inlined, it leaves a declaration of what has no alias.
#ifndef ONECLC_CORRECTLY_ROUNDED_WIDE_FLOAT_H
#define ONECLC_CORRECTLY_ROUNDED_WIDE_FLOAT_H
#include <correctly_rounded/double/parts.h>
#include <correctly_rounded/double/wide.h>

// +-significand 2^(exponent - 128), where the significand has its leading bit set, or is 0
typedef struct {
  wide significand;
  int exponent;
  bool negative;
} wide_float;

// +significand 2^(exponent - 128), given by its words. They are stored one by one: an initial value would be copied as
// a whole from constant memory, which is a program's.
static inline wide_float float_constant(ulong high, ulong low, int exponent) {
  wide_float a;
  a.significand.high = high;
  a.significand.low = low;
  a.exponent = exponent;
  a.negative = false;
  return a;
}

// Of what is long and seldom called
#define out_of_line __attribute__((noinline, const)) static inline

// +-a 2^(exponent - 128)
out_of_line wide_float wide_float_from(wide a, int exponent, bool negative) {
  int zeros = (int)(a.high ? clz(a.high) : 64 + clz(a.low));
  return (wide_float){wide_shifted(a, zeros), zeros < 128 ? exponent - zeros : -9999, negative};
}

static inline wide_float wide_float_of(double x) {
  integer_parts parts = parts_of(x);
  return wide_float_from((wide){0, parts.significand}, parts.exponent + 128, x < 0);
}

static inline double double_of(wide_float a) {
  double magnitude = nearest_double(a.significand, a.exponent - 1);
  return a.negative ? -magnitude : magnitude;
}

// |a| as a fraction, rounded down, of |a| < 1
static inline wide fraction_of_float(wide_float a) { return wide_shifted_right(a.significand, -a.exponent); }

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
  return a.exponent < b.exponent || (a.exponent == b.exponent && wide_less(a.significand, b.significand));
}

// Bits of b that are shifted out leave a 1 in the last place, so that a sum of a double and a small number is not taken
// for the middle beside it.
out_of_line wide_float float_sum(wide_float a, wide_float b) {
  if (float_less(a, b)) {
    wide_float less = a;
    a = b;
    b = less;
  }
  // Halves, so that their sum does not overflow
  int shift = a.exponent - b.exponent + 1;
  wide x = wide_shifted_right(a.significand, 1), y = wide_shifted_right(b.significand, shift);
  wide left = wide_minus(b.significand, wide_shifted(y, shift));
  y.low |= (left.high | left.low) != 0;
  return wide_float_from(a.negative == b.negative ? wide_plus(x, y) : wide_minus(x, y), a.exponent + 1, a.negative);
}

out_of_line wide_float float_product(wide_float a, wide_float b) {
  return wide_float_from(fraction_product(a.significand, b.significand), a.exponent + b.exponent,
                         a.negative != b.negative);
}

// 1 / a, by two steps of Newton's from the reciprocal in double
out_of_line wide_float float_reciprocal(wide_float a) {
  const wide_float two = float_constant(1ul << 63, 0, 2);
  wide_float y = wide_float_of(0x1p64 / (double)a.significand.high);
  y.exponent -= a.exponent;
  y.negative = a.negative;
  for (int i = 0; i < 2; i++)
    y = float_product(y, float_sum(two, float_minus(float_product(a, y))));
  return y;
}

static inline wide_float float_quotient(wide_float a, wide_float b) { return float_product(a, float_reciprocal(b)); }

// The root of a > 0, by two steps of Heron's from the root in double
static inline wide_float float_root(wide_float a) {
  int odd = a.exponent & 1;
  wide_float y = wide_float_of(sqrt((double)a.significand.high * (odd ? 0x1p-65 : 0x1p-64)));
  y.exponent += (a.exponent + odd) / 2;
  for (int i = 0; i < 2; i++)
    y = float_scaled(float_sum(y, float_quotient(a, y)), -1);
  return y;
}

// x - x^3 (c[0] - x^2 (c[1] - ...)) as a double, with six terms, for 0 < |x| < 2^-12. The error is below 2^-122 of the
// difference from x: such results come nearer to a middle than those of others, as where x^3 / 3 is a short number.
static inline double nearly_same(double x, table_space const ulong2 *c) {
  wide_float a = wide_float_of(x), square = float_product(a, a);
  wide rest = fraction_series(fraction_of_float(square), c + 1, 5, true);
  wide_float factor = wide_float_from(wide_minus((wide){c[0].x, c[0].y}, rest), 0, false);
  return double_of(float_sum(a, float_minus(float_product(a, float_product(square, factor)))));
}
#endif
