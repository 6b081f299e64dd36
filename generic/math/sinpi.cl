// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sinpi (6.15.2): sin(pi x): x is reduced exactly (reduce_pio2.h), the rest is as in sin. Zeros have the sign of x: + 0 turns -0 into
// +0. Half through float.
#define unary sinpi
#include "each_float.h"
#include "trig.h"

#if elem_bits > 16
__attribute__((always_inline)) static inline gentype sine(gentype x, bool to_odd) {
  igentype n;
  double_word r = reduce_half(fabs(x), &n);
  gentype result = flip(sum_of_words(sin_in_quadrant(r, n), to_odd), sign_of_quadrant(n)) + 0;
  return flip(result, as_ugentype(x) & (ugentype)sign_bit);
}
#endif

gentype sinpi(gentype x) {
#if elem_bits == 16
  return vec_convert(half, sine(vec_convert(float, x), true));
#else
  return sine(x, false);
#endif
}
