// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The second step of functions of two arguments: results as unevaluated sums of two doubles, 100 bits and more, of one
// point at a time. It is needed for one point in 2^25 or so, and therefore short rather than fast: series in loops,
// with quotients where others have tables. The arithmetic is that of double_word.h, which has the sources.
#ifndef ONECLC_CORRECTLY_ROUNDED_WORDS_H
#define ONECLC_CORRECTLY_ROUNDED_WORDS_H

typedef struct {
  double high, low;
} words;

// The sum of two numbers, for |a| >= |b| or a = 0, with its rounding error
static inline words ordered_sum(double a, double b) {
  double sum = a + b;
  return (words){sum, b - (sum - a)};
}

static inline words sum_of(double a, double b) {
  double sum = a + b, b_part = sum - a;
  return (words){sum, (a - (sum - b_part)) + (b - b_part)};
}

static inline words plus(words a, words b) {
  words high = sum_of(a.high, b.high), low = sum_of(a.low, b.low);
  words sum = ordered_sum(high.high, high.low + low.high);
  return ordered_sum(sum.high, sum.low + low.low);
}

static inline words minus(words a, words b) { return plus(a, (words){-b.high, -b.low}); }

static inline words times(words a, words b) {
  double product = a.high * b.high, error = fma(a.high, b.high, -product);
  return ordered_sum(product, error + fma(a.high, b.low, a.low * b.high));
}

static inline words over(words a, words b) {
  double quotient = a.high / b.high, rest = fma(-quotient, b.high, a.high);
  return ordered_sum(quotient, (rest + fma(-quotient, b.low, a.low)) / b.high);
}

static inline words one_word(double a) { return (words){a, 0}; }

// ln(2) in three words, of which the first is short: its products with exponents are exact
static inline words times_ln2(double n) {
  double middle = -0x1.8432a1b0e2634p-43;
  words product = {n * middle, fma(n, middle, -(n * middle))};
  product.low = fma(n, 0x1.f97b57a079a19p-103, product.low);
  return plus(one_word(n * 0x1.62e42fefa4p-1), product);
}

// ln(1 + d), |d| < 0.42: 2 atanh(s), s = d / (2 + d). The terms that are left out are below 2^-106 of the first.
static inline words log_of_sum(words d) {
  words s = over(d, plus(one_word(2), d)), z = times(s, s), sum = one_word(0);
  for (int k = 20; k >= 0; k--)
    sum = plus(over(one_word(1), one_word(2 * k + 1)), times(z, sum));
  return times((words){2 * s.high, 2 * s.low}, sum);
}

// ln(x) of a positive x whose high word is normal
static inline words log_of(words x) {
  long bits = as_long(x.high) - 0x3fe6a00000000000; // just below sqrt(1/2)
  double exponent = (double)(int)(bits >> 52);
  double scale = as_double((ulong)(0x3ff - (bits >> 52)) << 52);
  words m = {x.high * scale, x.low * scale}; // sqrt(1/2) <= m < sqrt(2), and less 1 it is exact
  return plus(times_ln2(exponent), log_of_sum(ordered_sum(m.high - 1, m.low)));
}

// e^x, |x| < 600: the terms of the series that are left out are below 2^-108.
static inline words exp_of(words x) {
  double n = rint(x.high * 0x1.71547652b82fep0);
  words t = minus(x, times_ln2(n)), sum = one_word(1);
  for (int k = 22; k > 0; k--)
    sum = plus(one_word(1), over(times(t, sum), one_word(k)));
  double scale = as_double((long)(1023 + (int)n) << 52);
  return (words){sum.high * scale, sum.low * scale};
}

// The sine and cosine of |x| < 0.8 likewise
static inline words sin_of(double x) {
  words z = times(one_word(-x), one_word(x)), sum = one_word(1);
  for (int k = 26; k > 0; k -= 2)
    sum = plus(one_word(1), over(times(z, sum), one_word(k * (k + 1))));
  return times(one_word(x), sum);
}

static inline words cos_of(double x) {
  words z = times(one_word(-x), one_word(x)), sum = one_word(1);
  for (int k = 26; k > 0; k -= 2)
    sum = plus(one_word(1), over(times(z, sum), one_word(k * (k - 1))));
  return sum;
}

// x > 0 + `more`, as a float: first to odd as a double, which a second rounding does no harm (round_to_odd.h)
static inline float nearest_to(words x, double more) {
  words sum = ordered_sum(x.high, x.low + more);
  long bits = as_long(sum.high);
  bits = sum.low < 0 ? bits - 1 : bits;
  bits = sum.low != 0 ? bits | 1 : bits;
  return (float)as_double(bits);
}

// x > 0 as a float. What is within 2^-94 of a border between two floats is taken to lie on it, and goes to the even
// one.
static inline float nearest_or_even(words x) {
  float below = nearest_to(x, x.high * -0x1p-94), above = nearest_to(x, x.high * 0x1p-94);
  return below == above ? below : (float)(0.5 * below + 0.5 * above);
}
#endif
