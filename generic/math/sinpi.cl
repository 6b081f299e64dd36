// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sinpi (6.15.2): sin(pi x). x is reduced exactly (reduce_pio2.h), and polynomials compute the result from what is left
// (trig.h). Zeros have the sign of x. Half is float, rounded once more.
// Largest errors seen: float 0.965, double 0.812 ulp.
// These errors occur where pi x is subnormal or nearly so.
#define unary sinpi
#include "each_float.h"
#include <math/trigonometry/trig.h>

#if elem_bits > 16
__attribute__((always_inline)) static inline gentype sine(gentype x) {
  return flip_sign(sine_of_half_turns(fabs(x), (igentype)0, sinpi), as_ugentype(x) & (ugentype)sign_bit);
}
#endif

gentype sinpi(gentype x) {
#if elem_bits == 16
  return vec_convert(half, sinpi(vec_convert(float, x)));
#else
  return sine(x);
#endif
}
