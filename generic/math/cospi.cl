// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cospi (6.15.2): cos(pi x): x is reduced exactly (reduce_pio2.h), the rest is as in cos. All zeros are +0. Half through
// float, correctly rounded (sum_of_words). Within 0.93 ulp (float, seen over all inputs; double 0.88 seen).
#define unary cospi
#include "each_float.h"
#include "math/positive_zero.h"
#include "trig.h"

#if elem_bits > 16
__attribute__((always_inline)) static inline gentype cosine(gentype x, bool to_odd) {
  igentype n;
  double_word r = reduce_half(fabs(x), &n);
  n += (igentype)1;
  return positive_zero(flip(sum_of_words(sin_in_quadrant(r, n), to_odd), sign_of_quadrant(n)));
}
#endif

gentype cospi(gentype x) {
#if elem_bits == 16
  return vec_convert(half, cosine(vec_convert(float, x), true));
#else
  return cosine(x, false);
#endif
}
