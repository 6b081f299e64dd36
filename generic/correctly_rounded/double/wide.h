// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integers of 128 bits as two words, for the second steps of the correctly rounded functions of double. They are of one
// point at a time. All operations are modulo 2^128.
#ifndef ONECLC_CORRECTLY_ROUNDED_WIDE_H
#define ONECLC_CORRECTLY_ROUNDED_WIDE_H
#include <correctly_rounded/table_space.h>

typedef struct {
  ulong high, low;
} wide;

static inline wide wide_plus(wide a, wide b) {
  ulong low = a.low + b.low;
  return (wide){a.high + b.high + (low < a.low), low};
}

static inline wide wide_minus(wide a, wide b) { return (wide){a.high - b.high - (a.low < b.low), a.low - b.low}; }

static inline bool wide_less(wide a, wide b) { return a.high < b.high || (a.high == b.high && a.low < b.low); }

static inline wide wide_product(ulong a, ulong b) { return (wide){mul_hi(a, b), a * b}; }

static inline wide wide_times(wide a, ulong b) { return (wide){mul_hi(a.low, b) + a.high * b, a.low * b}; }

// (rest 2^64 + word) / d, *rest < d, in steps of so many bits, d < 2^(64 - bits). It is rounded down, and the new rest
// is stored.
static inline ulong word_over(ulong word, private ulong *rest, ulong d, int bits) {
  ulong quotient = 0;
  for (int at = 64 - bits; at >= 0; at -= bits) {
    ulong next = *rest << bits | (word >> at & ((1ul << bits) - 1));
    quotient = quotient << bits | next / d;
    *rest = next % d;
  }
  return quotient;
}

// a 2^n, n >= 0
static inline wide wide_shifted(wide a, int n) {
  if (n >= 128)
    return (wide){0, 0};
  if (n >= 64)
    return (wide){a.low << (n - 64), 0};
  return n ? (wide){a.high << n | a.low >> (64 - n), a.low << n} : a;
}

// floor(a 2^-n), n >= 0
static inline wide wide_shifted_right(wide a, int n) {
  if (n >= 128)
    return (wide){0, 0};
  if (n >= 64)
    return (wide){0, a.high >> (n - 64)};
  return n ? (wide){a.high >> n, a.low >> n | a.high << (64 - n)} : a;
}

// Fractions: a 2^-128. The product is rounded down, by less than 4 2^-128.
static inline wide fraction_product(wide a, wide b) {
  wide sum = wide_plus(wide_product(a.high, b.high), (wide){0, mul_hi(a.high, b.low)});
  return wide_plus(sum, (wide){0, mul_hi(a.low, b.high)});
}

// t (c[0] + t (c[1] + ...)) of fractions, or `alternating` t (c[0] - t (c[1] - ...)). If t < 0.7, the error is below
// 14 2^-128.
static inline wide fraction_series(wide t, table_space const ulong2 *c, int count, bool alternating) {
  wide sum = {0, 0};
  for (int i = count - 1; i >= 0; i--) {
    wide term = {c[i].x, c[i].y};
    sum = fraction_product(t, alternating ? wide_minus(term, sum) : wide_plus(term, sum));
  }
  return sum;
}

// a 2^(exponent - 127), a >= 2^64, as the nearest double, of two the even one: also a subnormal one, infinity or 0.
static inline double nearest_double(wide a, int exponent) {
  const wide half_unit = {1ul << 63, 0};
  int leading = (int)clz(a.high);
  a = wide_shifted(a, leading);
  exponent -= leading;
  int subnormal = max(-1022 - exponent, 0), drop = 75 + subnormal;
  if (exponent > 1023)
    return INFINITY;
  if (drop > 128)
    return 0;
  wide rest = wide_shifted(a, 128 - drop);
  ulong kept = wide_shifted_right(a, drop).low;
  bool tie = rest.high == half_unit.high && rest.low == 0;
  bool up = tie ? kept & 1 : rest.high >= half_unit.high;
  ulong least = subnormal ? 0 : (ulong)(exponent + 1022) << 52; // kept has the leading bit, which adds one
  return as_double(least + kept + up);
}
#endif
