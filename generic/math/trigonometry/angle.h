// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The last step of the inverse trigonometric functions of float and double: angles k pi/4 + t + rest as double-words,
// where k = 0, 1, 2, 3 or 4, |t| <= 1 and |rest| is much smaller than |t|. The sum of t and k times the high word of
// pi/4 is exact as a double-word: k pi/4 is 0 or, but for a little, the larger term, as fast_two_sum wants it. To be
// included after each_float.h.
#include <math/arithmetic/fused.h>
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/bounds.h>
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/flip_sign.h>
#include <math/arithmetic/ieee.h>
#include <math/arithmetic/rounded.h>
#include <math/trigonometry/pi.h>

#if elem_bits > 16

// k pi/4 + t; unless `odd`, k is even, and its products are exact.
static inline double_word angle(gentype k, gentype t, bool odd) {
  gentype sum = odd ? fma(k, pio4_high, t) : fma_plain(k, pio4_high, t);
  gentype low = (odd ? fma_exact(k, pio4_high, -sum) : fma_plain(k, pio4_high, -sum)) + t;
  return (double_word){sum, odd ? fma_exact(k, pio4_low, low) : fma_plain(k, pio4_low, low)};
}

// k pi/4 + t + rest
static inline bounded_words angle(gentype k, gentype t, bounds rest, bool odd) {
  double_word sum = angle(k, t, odd);
  return (bounded_words){sum.high, plus_bounds(sum.low, rest)};
}

// a / pi
static inline bounded_words half_turns(bounded_words a) {
  gentype product = a.high * inverse_pi_high, rest = fma_exact(a.high, inverse_pi_high, -product);
  return (bounded_words){product, fma_between(a.low, inverse_pi_high, fma_about(a.high, inverse_pi_low, rest))};
}

#if elem_bits == 64
// a / pi as one number, for a >= 0. Small angles are scaled, as the errors of their products would be subnormal.
static inline bounds in_half_turns(bounded_words a) {
  const gentype least = (gentype)power_of_two(-900), scale = (gentype)power_of_two(64);
  bounds result = rounded(half_turns(a), false);
  relation small = a.high < least;
  if (any_lane(small)) {
    bounded_words greater = {a.high * scale, times_bounds(a.low, scale)};
    result =
        chosen_bounds(small, times_bounds(rounded(half_turns(greater), false), (gentype)power_of_two(-64)), result);
  }
  return result;
}
#endif
#endif
