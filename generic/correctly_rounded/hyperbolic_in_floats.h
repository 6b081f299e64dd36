// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first step of hyperbolic sine and cosine, in floats: as in hyperbolic_in_double.h both are sums of products of
// cosh(t) and sinh(t) with P + Q and P - Q, here for powers P = 2^(n/32) / 2 and Q = 2^(-n/32) / 2, which are tabulated
// as in exp_in_floats.h.
#include <correctly_rounded/first_step.h>
#include <correctly_rounded/float_table.h>
#include <correctly_rounded/in_floats.h>
#include <correctly_rounded/natural_powers.h>
#include <math/arithmetic/ieee.h>

#if elem_bits == 32
// 2^(n/32), where the low bits of n are an integer's
static inline gentype power_of(ugentype n) {
  return as_gentype(as_ugentype(looked_up(powers, n)) + ((n & (ugentype)-32) << (ugentype)18));
}

// cosh(x), or sinh(x), of 0 <= x < 80, as a float
static inline gentype hyperbolic_in_floats(gentype x, bool sine, private relation *doubt) {
  const gentype less_32 = shifter - 32;
  gentype shifted = fma(x, (gentype)0x1.715476p5f, less_32), n = shifted - less_32;
  gentype t = fma(n, (gentype)-0x1.62e43p-6f, x), more_t = n * (gentype)0x1.05c61p-34f, all = t + more_t, z = all * all;
  ugentype half_up = as_ugentype(shifted), half_down = (ugentype)-64 - half_up;
  gentype power = power_of(half_up), inverse = power_of(half_down);
  gentype power_error = power * looked_up(power_errors, half_up), inverse_error = looked_up(power_errors, half_down);
  gentype more = power + inverse, less = power - inverse;
  gentype more_error = fma(inverse, inverse_error, inverse - (more - power) + power_error);
  gentype less_error = fma(-inverse, inverse_error, power - less - inverse + power_error);
  gentype first = sine ? less : more, first_error = sine ? less_error : more_error;
  gentype second = sine ? more : less, second_error = sine ? more_error : less_error;
  // cosh(t) - 1 and sinh(t) - t
  gentype c = fma(z, (gentype)0x1.555556p-5f, (gentype)0.5f) * z;
  gentype s = fma(fma(z, (gentype)0x1.111112p-7f, (gentype)0x1.555556p-3f), all * z, more_t);
  // A difference of powers may be so small that the product with its error matters.
  gentype rest = fma(sine ? first + first_error : first, c, fma(second, s, fma(second_error, t, first_error)));
  gentype y = fma(second, t, first);
  // Seen over all arguments: 2^-35.1 for the sine, 2^-35.4 for the cosine
  return rounded_sum(y, fma(second, t, first - y) + rest, 0x1.2p-35f, doubt);
}
#endif
