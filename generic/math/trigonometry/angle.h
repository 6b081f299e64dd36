// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The last step of the inverse trigonometric functions of float and double: angles k pi/4 + t + rest, where k = 0, 1,
// 2, 3 or 4, |t| <= 1 and |rest| is much smaller than |t|. To be included after each_float.h.
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/rounded.h>
#include <math/trigonometry/pi.h>

#if elem_bits > 16

#if elem_bits == 32
// k pi/4 + t as a double-word; unless `odd`, k is even, and its products are exact. The sum of t and k times the high
// word of pi/4 is exact: k pi/4 is 0 or, but for a little, the larger term, as fast_two_sum wants it.
static inline double_word angle(gentype k, gentype t, bool odd) {
  gentype sum = odd ? fma(k, pio4_high, t) : fma_plain(k, pio4_high, t);
  gentype low = (odd ? fma_exact(k, pio4_high, -sum) : fma_plain(k, pio4_high, -sum)) + t;
  return (double_word){sum, odd ? fma_exact(k, pio4_low, low) : fma_plain(k, pio4_low, low)};
}

// k pi/4 + t + rest
static inline double_word angle(gentype k, gentype t, gentype rest, bool odd) {
  double_word sum = angle(k, t, odd);
  return (double_word){sum.high, sum.low + rest};
}

// a / pi
static inline double_word half_turns(double_word a) {
  gentype product = a.high * inverse_pi_high, rest = fma_exact(a.high, inverse_pi_high, -product);
  return (double_word){product, fma(a.low, inverse_pi_high, fma(a.high, inverse_pi_low, rest))};
}
#else
// k pi/4 + t + rest as one number, for |t| <= 0.6. The products with the high word of pi/4 are exact, as its last three
// bits are zeros. Where k is 0 the sum is rounded once; elsewhere t + rest is half as large as the result at most, or a
// quarter, and rounded to as much of half an ulp.
static inline interval angle(gentype k, gentype t, interval rest) {
  return fma_plain(k, pio4_high, interval_plus(t, fma_rough(k, pio4_low, rest)));
}
#endif
#endif
