// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products of double-words, in some lanes. Low words are not added to the high ones. To be included after double_word.h
// and vocabulary.h.

// bits_of_count(count) is what has_bit(bits, 1), 2 and 4 test, as relations of gentypes, for a count below 16.
#define bits_of_count(count) (count)
#define has_bit(bits, bit) vec_convert(signed_elem, ((bits) & (uintn)(bit)) != (uintn)0)

// x y
static inline double_word times(double_word x, double_word y) {
  double_word product = two_product(x.high, y.high);
  product.low = fma_any(x.high, y.low, fma_any(x.low, y.high, product.low)); // as small as 2^-124
  return product;
}

// x y where `chosen` holds, and x elsewhere
static inline double_word times_where(relation chosen, double_word x, double_word y) {
  return select_words(chosen, times(x, y), x);
}

// x y of a y of one word
static inline double_word times_by_word(double_word x, gentype y) {
  double_word product = two_product(x.high, y);
  product.low = fma_any(x.low, y, product.low);
  return product;
}

// x y^2 where `chosen` holds, and x elsewhere
static inline double_word times_square_where(relation chosen, double_word x, double_word y) {
  return times_where(chosen, x, times(y, y));
}

// x y where `chosen` holds, and x elsewhere, of an x of one word
static inline double_word word_times_where(relation chosen, gentype x, double_word y) {
  double_word product = two_product(x, y.high);
  product.low = fma_any(x, y.low, product.low);
  return select_words(chosen, product, (double_word){x, 0});
}
