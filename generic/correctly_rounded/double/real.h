// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floating-point numbers with significands of 192 bits (three_words.h), of one point at a time: +-m 2^exponent with
// 1/2 <= m < 1, or 0. A result's error is below 2^-188 of it, that of a sum below 2^-190 of its greater term.
// To be included after binary_words.h.
#ifndef ONECLC_CORRECTLY_ROUNDED_REAL_H
#define ONECLC_CORRECTLY_ROUNDED_REAL_H
#include <correctly_rounded/double/three_words.h>

typedef struct {
  three_words m;
  int exponent;
  bool negative;
} real;

static inline real normalised(three_words m, int exponent, bool negative) {
  for (int i = 0; i < 3 && m.top.high == 0; i++, exponent -= 64)
    m = three_shifted(m, 64);
  int zeros = (int)clz(m.top.high | 1);
  return (real){three_shifted(m, zeros), m.top.high ? exponent - zeros : -(1 << 20), negative};
}

static inline real real_of(double x) {
  integer_parts parts = parts_of(x);
  return normalised((three_words){{parts.significand, 0}, 0}, parts.exponent + 64, x < 0);
}

static inline real real_minus(real a) { return (real){a.m, a.exponent, !a.negative}; }

static inline real real_plus(real a, real b) {
  bool swapped = b.exponent > a.exponent;
  real most = swapped ? b : a, least = swapped ? a : b;
  // A bit for the carry, or for the sign of a difference
  three_words m = three_shifted_right(most.m, 1);
  three_words n = three_shifted_right(least.m, min(most.exponent - least.exponent, 192) + 1);
  if (most.negative == least.negative)
    return normalised(three_plus(m, n), most.exponent + 1, most.negative);
  three_words difference = three_minus(m, n);
  bool flipped = difference.top.high >> 63;
  return normalised(flipped ? three_minus(n, m) : difference, most.exponent + 1, most.negative != flipped);
}

static inline real real_times(real a, real b) {
  return normalised(three_product(a.m, b.m), a.exponent + b.exponent, a.negative != b.negative);
}

static inline real real_over(real a, uint d) { return normalised(three_over(0, a.m, d, 32), a.exponent, a.negative); }

// 1 / a = y / (1 - e) = y (1 + e + e^2 + e^3), e = 1 - a y, |e| < 2^-51
static inline real real_reciprocal(real a) {
  real one = real_of(1), y = real_of(0x1p64 / a.m.top.high);
  y.exponent -= a.exponent;
  y.negative = a.negative;
  real e = real_plus(one, real_minus(real_times(a, y))), sum = one;
  for (int k = 0; k < 3; k++)
    sum = real_plus(one, real_times(e, sum));
  return real_times(y, sum);
}

// log2(a) of a > 0, with an error below 2^-186 of 1 or of itself: with y near log2(m), log2(m) = y + log2(1 + e),
// 1 + e = m 2^-y, and ln(1 + e) = e - e^2 / 2 + e^3 / 3 - e^4 / 4, |e| < 2^-50
static inline real real_log2(real a) {
  const three_words zero = {{0, 0}, 0};
  const real one = real_of(1), log2_e = {{{0xb8aa3b295c17f0bb, 0xbe87fed0691d3e88}, 0xeb577aa8dd695a58}, 1, false};
  double y = log2(a.m.top.high * 0x1p-64);
  three_words product = three_shifted(a.m, 1); // m 2^-y - 1 if y is -1
  if (y > -1) {
    real part = real_of(-y);
    three_words fraction = three_shifted_right(part.m, min(-part.exponent, 192));
    product = three_plus(a.m, three_product(a.m, power_less_one_in_three_words(fraction)));
  }
  bool below = product.top.high >> 63;
  real e = normalised(below ? three_minus(zero, product) : product, 0, below), sum = real_over(one, 4);
  for (uint k = 3; k > 0; k--)
    sum = real_plus(real_over(one, k), real_minus(real_times(e, sum)));
  return real_plus(real_plus(real_of(a.exponent), real_of(y)), real_times(real_times(e, sum), log2_e));
}
#endif
