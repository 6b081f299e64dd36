// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sinpi (6.15.2): sin(pi x), an odd function; zeros have the sign of x. With the integer n nearest to |x| it is (-1)^n
// sin(pi (|x| - n)). A minimax polynomial with a relative error of 2^-26.3 (double: 2^-59) gives the sine (sine_of_turn
// of turns.h).
// Largest errors seen: float 0.968, double 0.904 ulp.
#define unary sinpi
#include "each_float.h"
#if elem_bits == 16
#include <math/half/sinpi.h>
#else
#include <math/trigonometry/turns.h>

__attribute__((always_inline)) static inline gentype sine(gentype x) {
  // Step 1: reduce the argument: rest = |x| - n is exact. The last bit of `sum` is the parity of n; where |x| is so
  // great that it is not, the rest is 0.
  gentype a = fabs(x), rest = a - rint(a), sum = a + (gentype)power_of_two(significand_bits);
  // Step 2: the sine, with the signs of n's parity and of x
  interval magnitude =
      sine_of_turn(rest, flip_sign(rest, as_ugentype(sum) << (ugentype)(elem_bits - 1)), (gentype)0, false);
  return or_exact(magnitude, flip_sign(value_of(magnitude), as_ugentype(x) & (ugentype)sign_bit), sinpi, x);
}

// Mesa: kernels get its body, as a call takes long (llvmpipe of Mesa 26.2, Intel Xeon, 2026-11-25).
policy_of("float", "short-call") gentype sinpi(gentype x) { return sine(x); }
#endif
