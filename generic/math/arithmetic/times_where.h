// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products of double-words, in some lanes. Low words are not added to the high ones. To be included after double_word.h
// and fused.h.

// Where `bits` are not 0, as a relation of gentypes
#define where_set(bits) vec_convert(signed_elem, (bits) != (uintn)0)

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

// The same of an x of one word, where `count` has the bit of 2
static inline double_word times_if_two(uintn count, gentype x, double_word y) {
  double_word product = two_product(x, y.high);
  product.low = fma_any(x, y.low, product.low);
  return select_words(where_set(count & (uintn)2), product, (double_word){x, 0});
}
