// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// f e^a / sqrt(a), for 8 <= a <= 720 and f about 0.4, which Bessel functions of an imaginary argument are made of
// beyond the first few units. To be included after each_float.h.
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/sqrt_words.h>
#include <math/gamma/gamma_kernel.h>

#if elem_bits > 16
static inline gentype exponential_over_root(gentype a, gentype f) {
  gentype shifted;
  double_word power = exp_times((double_word){a, 0}, (double_word){f * rounded_reciprocal_root(a), 0}, &shifted);
  // Of two factors, as 2^n may be greater than any number where the result is not
  igentype n = shifted_integer(shifted), half_way = n >> (igentype)1;
  return (power.high + power.low) * exact_power(half_way) * exact_power(n - half_way);
}
#endif
