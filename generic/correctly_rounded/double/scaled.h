// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Positive numbers for the second steps of angles: integers of 128 bits with the leading bit set, or 0, times a power
// of two. Results are rounded down; the error of a product is below 2^-124 of it, that of the others below 2^-125.
#ifndef ONECLC_CORRECTLY_ROUNDED_SCALED_H
#define ONECLC_CORRECTLY_ROUNDED_SCALED_H
#include <correctly_rounded/double/parts.h>
#include <correctly_rounded/double/wide.h>

typedef struct {
  wide significand;
  int exponent;
} scaled; // significand 2^exponent

static inline scaled normalized(wide a, int exponent) {
  int zeros = a.high ? (int)clz(a.high) : 64 + (int)clz(a.low);
  return (scaled){wide_shifted(a, zeros), exponent - zeros};
}

// |x|
static inline scaled scaled_of(double x) {
  integer_parts parts = parts_of(x);
  return normalized((wide){0, parts.significand}, parts.exponent);
}

static inline bool is_zero(scaled a) { return a.significand.high == 0; }

static inline bool scaled_less(scaled a, scaled b) {
  return a.exponent < b.exponent || (a.exponent == b.exponent && wide_less(a.significand, b.significand));
}

static inline scaled scaled_product(scaled a, scaled b) {
  return normalized(fraction_product(a.significand, b.significand), a.exponent + b.exponent + 128);
}

// a + b, a >= b
static inline scaled scaled_sum(scaled a, scaled b) {
  wide half_of_a = wide_shifted_right(a.significand, 1);
  wide half_of_b = wide_shifted_right(b.significand, a.exponent - b.exponent + 1);
  return normalized(wide_plus(half_of_a, half_of_b), a.exponent + 1);
}

// a - b, a >= b
static inline scaled scaled_difference(scaled a, scaled b) {
  return normalized(wide_minus(a.significand, wide_shifted_right(b.significand, a.exponent - b.exponent)), a.exponent);
}

// a / b, bit by bit
static inline scaled scaled_ratio(scaled a, scaled b) {
  wide rest = a.significand, quotient = {0, 0};
  bool carry = false;
  for (int i = 0; i < 128; i++) {
    bool fits = carry || !wide_less(rest, b.significand);
    if (fits)
      rest = wide_minus(rest, b.significand);
    quotient = wide_shifted(quotient, 1);
    quotient.low |= fits;
    carry = rest.high >> 63;
    rest = wide_shifted(rest, 1);
  }
  return normalized(quotient, a.exponent - b.exponent - 127);
}

// As the nearest double
static inline double double_of(scaled a) { return is_zero(a) ? 0 : nearest_double(a.significand, a.exponent + 127); }
#endif
