// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sinpi (6.15.2): sin(pi x). What is left of |x| beside the nearest integer is exact, and a polynomial computes the
// result from it (sine_of_turn of turns.h), with the sign of x and of that integer's parity. Beside the great numbers
// of which the sum below does not hold the parity nothing is left. Zeros have the sign of x.
// Largest errors seen: float 0.968, double 0.904 ulp.
#define unary sinpi
#include "each_float.h"
#if elem_bits == 16
#include <math/half/sinpi.h>
#else
#include <math/trigonometry/turns.h>

__attribute__((always_inline)) static inline gentype sine(gentype x) {
  gentype a = fabs(x), rest = a - rint(a), sum = a + (gentype)power_of_two(significand_bits);
  interval magnitude =
      sine_of_turn(rest, flip_sign(rest, as_ugentype(sum) << (ugentype)(elem_bits - 1)), (gentype)0, false);
  return or_exact(magnitude, flip_sign(value_of(magnitude), as_ugentype(x) & (ugentype)sign_bit), sinpi, x);
}

gentype sinpi(gentype x) { return sine(x); }
#endif
