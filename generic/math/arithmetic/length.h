// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// length_of(x, y, to_odd): the length of the vector (x, y) by root_of_squares. To be included by hypot.cl.
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/costs.h>
#include <math/arithmetic/bits_outside.h>
#include <math/arithmetic/greater_magnitude.h>

// A greater magnitude between these needs no scaling.
#define least_unscaled ((gentype)power_of_two(elem_bits == 32 ? -50 : -450))
#define most_unscaled ((gentype)power_of_two(elem_bits == 32 ? 62 : 510))

static inline_if_long gentype length_of(gentype x, gentype y, bool to_odd) {
  const gentype least = least_unscaled, most = most_unscaled;
#if vec_width > 1
  gentype b, a = greater_magnitude(x, y, &b), result = root_of_squares(a, b, to_odd);
  relation usual = !bits_outside(a, as_ugentype(least), as_ugentype(most));
  bool rare = any_rare(any_lane(!usual), either_bits_outside(a, as_ugentype(least), as_ugentype(most)));
  if (__builtin_expect(!rare, true))
    return result;
  x = fabs(x);
  y = fabs(y);
#else
  x = fabs(x);
  y = fabs(y);
  relation less = x < y;
  gentype a = less ? y : x, b = less ? x : y;
  gentype result = fma_is_long ? (gentype)0 : root_of_squares(a, b, to_odd); // else of scaled arguments alone
#if words_of_double // `least` itself need not be scaled
  relation usual = !bits_outside(a, as_ulong(least), as_ulong(most));
#else
  relation usual = (a > least) & (a < most);
#endif
#endif
  const gentype down = (gentype)power_of_two(elem_bits == 32 ? -100 : -900),
                up = (gentype)power_of_two(elem_bits == 32 ? 100 : 900);
  // A NaN beside a usual number is b, and the result is NaN.
  if (fma_is_long) {
    gentype scale = usual ? (gentype)1 : a >= most ? down : up, back = usual ? (gentype)1 : a >= most ? up : down;
    result = root_of_squares(a * scale, b * scale, to_odd) * back;
  }
  if (any_lane(!usual)) {
    relation large = a >= most;
    gentype scale = large ? down : up;
    gentype scaled = fma_is_long ? result : root_of_squares(a * scale, b * scale, to_odd) * (large ? up : down);
    scaled = a == (gentype)0 ? (gentype)0 : scaled;
    scaled = (is_nan(x) | is_nan(y)) ? (gentype)NAN : scaled;
    scaled = ((x == (gentype)INFINITY) | (y == (gentype)INFINITY)) ? (gentype)INFINITY : scaled;
    result = usual ? result : scaled;
  }
  return result;
}
