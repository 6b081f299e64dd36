// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The length of a vector of any number of coordinates, and its reciprocal, by a scaled sum of squares in two words. To
// be included after each_float.h.
//
//   gentype greatest = fmax(fabs(x), …), scale = length_scale(greatest);
//   double_word sum = {0, 0};
//   sum = plus_square(sum, x, scale);                                      once for each coordinate x
//   length_of_sum(sum, greatest, scale), reciprocal_length(sum, greatest, scale)
//
// Scaled squares neither overflow, even the sum of 2^31 of them, nor are they subnormal where they contribute. Each sum
// is within 2^-46 (double: 2^-104), so that results err by little more than their last rounding.
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/reciprocal.h>
#include <math/arithmetic/rounded_root.h>
#include <math/arithmetic/sqrt_words.h>

#if elem_bits > 16
#undef scale_up
#undef scale_down
#define scale_up (elem_bits == 32 ? 92 : 700)
#define scale_down (elem_bits == 32 ? -80 : -700)

// A power of two for vectors whose greatest coordinate is this
static inline gentype length_scale(gentype greatest) {
  const gentype least = (gentype)power_of_two(elem_bits == 32 ? -46 : -400),
                most = (gentype)power_of_two(elem_bits == 32 ? 40 : 400);
  gentype scale = greatest < least ? (gentype)power_of_two(scale_up) : (gentype)1;
  return greatest < most ? scale : (gentype)power_of_two(scale_down);
}

// sum + (x scale)^2
static inline double_word plus_square(double_word sum, gentype x, gentype scale) {
  gentype scaled = x * scale;
  double_word square = two_product(scaled, scaled), high = two_sum(sum.high, square.high);
  return fast_two_sum(high.high, high.low + (sum.low + square.low));
}

static inline gentype length_of_sum(double_word sum, gentype greatest, gentype scale) {
  // Step 1: the root of the high word
  gentype root = rounded_root(sum.high);
  // Step 2: what its square lacks, divided by twice the root
  gentype missing = fma_exact(-root, root, sum.high) + sum.low;
  gentype length = fma(missing, half_rough_reciprocal(root), root);
  // Step 3: scaling back. An infinite coordinate makes the length infinite, even beside a NaN.
  gentype back = scale < (gentype)1 ? (gentype)power_of_two(-scale_down) : (gentype)1;
  length *= scale > (gentype)1 ? (gentype)power_of_two(-scale_up) : back;
  length = greatest == (gentype)0 ? sum.high : length; // 0, or NaN beside zeros
  return is_infinite(greatest) ? greatest : length;
}

static inline gentype reciprocal_length(double_word sum, gentype greatest, gentype scale) {
  // Step 1: y, the reciprocal root of the high word
  gentype y = rounded_reciprocal_root(sum.high);
  // Step 2: e = 1 - (high + low) y^2, by the two words of y^2
  double_word square = two_product(y, y);
  gentype low = fma(sum.high, square.low, sum.low * square.high);
  gentype e = fma_exact(-sum.high, square.high, (gentype)1) - low;
  // Step 3: y (1 - e)^(-1/2), of whose series the first term is enough
  gentype reciprocal = fma(y * e, (gentype)0.5f, y) * scale;
  // Step 4: the reciprocal of 0, or of NaN beside zeros, and of infinity
  reciprocal = greatest == (gentype)0 ? (gentype)INFINITY + sum.high : reciprocal;
  return is_infinite(greatest) ? (gentype)0 : reciprocal;
}
#endif
