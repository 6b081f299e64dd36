// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Double-word arithmetic: numbers as unevaluated sums high + low of two of gentype, |low| <= ulp(high) / 2. After T. J.
// Dekker, "A floating-point technique for extending the available precision" (1971), and M. Joldeş, J.-M. Muller, V.
// Popescu, "Tight and rigorous error bounds for basic building blocks of double-word arithmetic" (ACM TOMS 44, 2017),
// whose names these are. To be included after each_float.h.
#ifndef double_word_pass
#define double_word_pass
#define end_of_pass "math/end_of_pass.h"
#define NAME_(T) double_word_##T
#define NAME(T) NAME_(T)
#define double_word NAME(gentype)

typedef struct {
  gentype high, low;
} double_word;

// The sum of two numbers, |a| >= |b| or a = 0.
static inline double_word fast_two_sum(gentype a, gentype b) {
  gentype sum = a + b;
  return (double_word){sum, b - (sum - a)};
}

// The sum of any two numbers.
static inline double_word two_sum(gentype a, gentype b) {
  gentype sum = a + b, b_part = sum - a;
  return (double_word){sum, (a - (sum - b_part)) + (b - b_part)};
}

// The product of two numbers.
static inline double_word two_product(gentype a, gentype b) {
  gentype product = a * b;
  return (double_word){product, fma(a, b, -product)};
}

static inline double_word times_word(double_word a, gentype b) { // DWTimesFP3: 2 u^2
  double_word p = two_product(a.high, b);
  return fast_two_sum(p.high, fma(a.low, b, p.low));
}

static inline double_word times_double_word(double_word a, double_word b) { // DWTimesDW2: 5 u^2
  double_word p = two_product(a.high, b.high);
  return fast_two_sum(p.high, p.low + fma(a.high, b.low, a.low * b.high));
}

static inline double_word select_words(relation first, double_word a, double_word b) {
  return (double_word){first ? a.high : b.high, first ? a.low : b.low};
}
#endif
