// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first step of e^x - 1 and its like, by the method of exp_in_floats.h: P (1 + (e^t - 1)) - 1 = (P - 1) + P (e^t -
// 1), where P is 2^(n/32), and e^t - 1 is the sum of two floats that takes t's square to both, so that small results
// are as exact.
#include <correctly_rounded/first_step.h>
#include <correctly_rounded/float_table.h>
#include <correctly_rounded/in_floats.h>
#include <correctly_rounded/natural_powers.h>
#include <math/arithmetic/ieee.h>

#include <correctly_rounded/scale.h>

#if elem_bits == 32
// e^x - 1 as the sum of the result and *rest, for |x| < 16
static inline gentype expm1_in_floats(gentype x, private gentype *rest) {
  gentype shifted = fma(x, (gentype)0x1.715476p0f, shifter / 32), n = shifted - shifter / 32;
  // Step 1: reduce the argument: t = high + low, and P from the table
  gentype high = fma(n, (gentype)-0x1.62e43p-1f, x), low = n * (gentype)0x1.05c61p-29f;
  ugentype bits = as_ugentype(shifted);
  gentype more = low + looked_up(power_errors, bits);
  gentype power = scaled_by(looked_up(powers, bits), n, bits);
  // Step 2: e^t - 1: t^2 / 2 exactly, and the terms beyond
  gentype square = high * high, p = fma(high, (gentype)0x1.0f37ap-7f, (gentype)0x1.555596p-5f);
  p = fma(high, p, (gentype)0x1.555556p-3f);
  gentype change = fma(square, (gentype)0.5f, high), left = fma(square, (gentype)0.5f, high - change);
  left += fma(fma(high, high, -square), (gentype)0.5f, fma(square * high, p, fma(change, more, more)));
  // Step 3: (P - 1) + P (e^t - 1). Of a power below 1, `lost` is what rounding takes.
  gentype less = power - 1, lost = power - (less + 1);
  gentype product = power * change, y = less + product;
  *rest = fma(power, left, fma(power, change, -product)) + (product - (y - less) + lost);
  return y;
}
#endif
