// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Double-word arithmetic: a number is the unevaluated sum high + low of two values of gentype, |low| <= ulp(high) / 2.
// After T. J. Dekker, "A floating-point technique for extending the available precision" (1971), and M. Joldeş, J.-M.
// Muller, V. Popescu, "Tight and rigorous error bounds for basic building blocks of double-word arithmetic" (ACM TOMS
// 44, 2017), whose names are used here. Errors are relative to the result, and u is the unit roundoff, 2^-24 for float
// and 2^-53 for double. To be included after each_float.h.
#include <math/arithmetic/vocabulary.h>
#ifndef double_word_pass
#define double_word_pass
#define end_of_pass "math/end_of_pass.h"
#define NAME_(T) double_word_##T
#define NAME(T) NAME_(T)
#define double_word NAME(gentype)

typedef struct {
  gentype high, low;
} double_word;

// The sum of two numbers and its rounding error, for |a| >= |b| or a = 0.
static inline double_word fast_two_sum(gentype a, gentype b) {
  gentype sum = a + b;
  return (double_word){sum, b - (sum - a)};
}

// The same of a and b c, which is a number. fma takes no longer than a sum.
static inline double_word fast_sum_of_product(gentype a, gentype b, gentype c) {
  gentype sum = fma_plain(b, c, a);
  return (double_word){sum, fma_plain(b, c, a - sum)};
}

// The sum of any two numbers and its rounding error.
static inline double_word two_sum(gentype a, gentype b) {
  gentype sum = a + b, b_part = sum - a;
  return (double_word){sum, (a - (sum - b_part)) + (b - b_part)};
}

// The product of two numbers and its rounding error
static inline double_word two_product(gentype a, gentype b) {
  gentype product = a * b;
  return (double_word){product, error_of_product(a, b, product)};
}

// The product of a double-word and a number, algorithm DWTimesFP3: the error is at most 2 u^2.
static inline double_word times_word(double_word a, gentype b) {
  double_word p = two_product(a.high, b);
  return fast_two_sum(p.high, fma(a.low, b, p.low));
}

// The product of two double-words, with an error of at most 5 u^2. |low| may be some ulp(high).
static inline double_word product_of_words(double_word a, double_word b) {
  double_word p = two_product(a.high, b.high);
  p.low += fma(a.high, b.low, a.low * b.high);
  return p;
}

// The same with |low| <= ulp(high) / 2, algorithm DWTimesDW2
static inline double_word times_double_word(double_word a, double_word b) {
  double_word p = product_of_words(a, b);
  return fast_two_sum(p.high, p.low);
}

static inline double_word select_words(relation first, double_word a, double_word b) {
  return (double_word){first ? a.high : b.high, first ? a.low : b.low};
}
#endif
