// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Small integer powers of double by squaring and multiplying in double-words (pown.cl has the source, and those of
// float). To be included after each_float.h.
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/times_where.h>

// 1, which processors compute: from a constant LLVM would make a vpternlogd where it is chosen, which waits for the
// last use of its register, so that the iterations of a caller's loop could not overlap.
static inline gentype number_one(gentype x) { return vec_width > 1 ? fma(x, (gentype)0, (gentype)1) : (gentype)1; }

#if elem_bits == 64
// The square of a double-word
static inline double_word squared(double_word x) {
  double_word square = two_product(x.high, x.high);
  square.low = fma_any(x.high, x.low + x.low, square.low);
  return square;
}

// x^count, 0 <= count < 16, as a double-word times *factor, which is x or 1: Horner's scheme for the bits of the count,
// ((x_8^2 x_4)^2 x_2)^2 x_1, where x_k is x if bit k is set and else 1. What is 1 to begin with stays that, exactly.
static inline double_word power_by_squaring(gentype x, uintn count, private gentype *factor) {
  const gentype one = number_one(x);
#define x_where(bit) (has_bit(count, bit) ? x : one)
  *factor = x_where(1);
  gentype second_factor = x_where(2);
  if (!any_lane(vec_convert(signed_elem, count > (uintn)3)))
    return two_product(second_factor, second_factor);
  // x^2 or 1 by the first bit of the count, which is set where scalar code comes here
  double_word square = two_product(x, x), power;
#define square_where(bit) (vec_width > 1 ? select_words(has_bit(count, bit), square, (double_word){one, 0}) : square)
  if (any_lane(vec_convert(signed_elem, count > (uintn)7)))
    power = squared(times_by_word(square_where(8), x_where(4)));
  else
    power = square_where(4);
  return squared(times_by_word(power, second_factor));
}
#endif
