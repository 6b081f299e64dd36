// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sinpi (6.15.2): sin(pi x): x is reduced exactly (reduce_pio2.h), the rest is as in sin. Zeros have the sign of x. Half
// through float, correctly rounded (sum_of_words). Within 0.87 ulp, 1 ulp where pi x is subnormal or nearly (float 0.9992
// seen over all inputs).
#define unary sinpi
#include "each_float.h"
#include "math/positive_zero.h"
#include "trig.h"

#if elem_bits > 16
__attribute__((always_inline)) static inline gentype sine(gentype x, bool to_odd) {
  igentype n;
  double_word r = reduce_half(fabs(x), &n);
  gentype result = positive_zero(flip(sum_of_words(sin_in_quadrant(r, n), to_odd), sign_of_quadrant(n)));
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
