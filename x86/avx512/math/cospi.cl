// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cospi (6.15.2): double takes what x is beyond an integer by one instruction, as beyond_multiple.h has it. All else is
// as in generic/.
#define unary cospi
#include "each_float.h"
#include <math/arithmetic/beyond_multiple.h>
#if elem_bits == 64 && defined(beyond_multiple)
#include <math/trigonometry/turns.h>

gentype cospi(gentype x) {
  gentype half_t = fabs(beyond_multiple(x * (gentype)0.5, 0)), up = fma(half_t, (gentype)-2, (gentype)0.5),
          t_of_up = (gentype)0.5 - up;
  // The factor is NaN for infinite numbers, beside which no rest is left.
  gentype factor = fma(x, (gentype)0, (gentype)9.75);
  return sine_of_turn(up, up, fma(half_t, (gentype)-2, t_of_up) * t_of_up * factor, true);
}
#else
#include <generic/math/cospi.cl>
#endif
