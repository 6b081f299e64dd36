// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fractions of 192 bits, w 2^-192, where those of wide.h are too short. Sums are modulo 1. What is rounded is rounded
// down, by less than a unit, 2^-192, and a product by less than 6 of them.
#ifndef ONECLC_CORRECTLY_ROUNDED_THREE_WORDS_H
#define ONECLC_CORRECTLY_ROUNDED_THREE_WORDS_H
#include <correctly_rounded/double/wide.h>

typedef struct {
  wide top;
  ulong low;
} three_words;

// 1 - 2^-192 - a
static inline three_words three_complement(three_words a) { return (three_words){{~a.top.high, ~a.top.low}, ~a.low}; }

static inline three_words three_plus(three_words a, three_words b) {
  ulong low = a.low + b.low;
  return (three_words){wide_plus(wide_plus(a.top, b.top), (wide){0, low < a.low}), low};
}

static inline three_words three_minus(three_words a, three_words b) {
  return three_complement(three_plus(three_complement(a), b));
}

static inline bool three_less(three_words a, three_words b) {
  return wide_less(a.top, b.top) || (!wide_less(b.top, a.top) && a.low < b.low);
}

// a 2^n, n >= 0, modulo 1
static inline three_words three_shifted(three_words a, int n) {
  for (n = min(n, 192); n >= 64; n -= 64)
    a = (three_words){{a.top.low, a.low}, 0};
  if (n == 0)
    return a;
  wide top = wide_shifted(a.top, n);
  return (three_words){{top.high, top.low | a.low >> (64 - n)}, a.low << n};
}

// a 2^-n, n >= 0
static inline three_words three_shifted_right(three_words a, int n) {
  for (n = min(n, 192); n >= 64; n -= 64)
    a = (three_words){{0, a.top.high}, a.top.low};
  if (n == 0)
    return a;
  return (three_words){wide_shifted_right(a.top, n), a.low >> n | a.top.low << (64 - n)};
}

static inline three_words three_product(three_words a, three_words b) {
  wide upper = wide_product(a.top.high, b.top.low), lower = wide_product(a.top.low, b.top.high);
  three_words sum = {wide_product(a.top.high, b.top.high), 0};
  sum = three_plus(sum, (three_words){{0, upper.high}, upper.low});
  sum = three_plus(sum, (three_words){{0, lower.high}, lower.low});
  sum = three_plus(sum, (three_words){{0, 0}, mul_hi(a.top.high, b.low)});
  sum = three_plus(sum, (three_words){{0, 0}, mul_hi(a.top.low, b.top.low)});
  return three_plus(sum, (three_words){{0, 0}, mul_hi(a.low, b.top.high)});
}

// (rest + a) / d, by the steps of word_over
static inline three_words three_over(ulong rest, three_words a, ulong d, int bits) {
  ulong high = word_over(a.top.high, &rest, d, bits), middle = word_over(a.top.low, &rest, d, bits);
  return (three_words){{high, middle}, word_over(a.low, &rest, d, bits)};
}

// t (c[0] + t (c[1] + ...)) or, if `alternating`, t (c[0] - t (c[1] - ...)). If t < 0.7, the error is below 23 units.
static inline three_words three_series(three_words t, table_space const three_words *c, int count, bool alternating) {
  three_words sum = {{0, 0}, 0};
  for (int i = count - 1; i >= 0; i--)
    sum = three_product(t, alternating ? three_minus(c[i], sum) : three_plus(c[i], sum));
  return sum;
}
#endif
