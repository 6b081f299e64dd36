// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first step of exponentials, by float arithmetic alone: b^x = 2^(n/32) b^t, where t is small and n an integer. The
// result is the sum of two floats, with an error below 2^-35.5 of it, from which the float nearest to
// the exact value can be told but for one argument in some thousand: those take the second step, in double
// (exp_by_table.h); targets whose doubles are fast take it at once (first_step.h). Powers 2^(k/32) are tabulated as a
// float and the logarithm of what it must be multiplied by for its rounding error (P. T. P. Tang, "Table-driven
// implementation of the exponential function in IEEE floating-point arithmetic", 1989). For other bases than e, the
// float is one near the power whose product with the logarithm of the base is nearly a float, so that the product with
// t, too, can be told exactly by a fused operation (after S. Gal, "Computing elementary functions: a new approach for
// achieving high accuracy and good performance", 1986).
#include <correctly_rounded/first_step.h>
#include <correctly_rounded/float_table.h>
#include <correctly_rounded/in_floats.h>
#include <math/arithmetic/ieee.h>

#include <correctly_rounded/scale.h>

#if elem_bits == 32
// 2^n b^t (1 + more), as a float, the positive and normal number next to that where *doubt is false: `base_log` is
// log(b), |t| at most 0.011 of its reciprocal, n a multiple of 1/32, 32 n has the low bits of `bits`, and `more` is
// below 2^-16 and has the power's error from a table. |x| < `most` where the result is normal. The error is below
// `room` times the power by 2^-38 and more, by which sums with the room err. That the table's errors are to be less
// than they are by the room saves an operation: the sum is the result's lower bound at once.
static inline gentype exp_in_floats(table_space const float *powers, gentype t, float base_log, gentype more, gentype n,
                                    ugentype bits, float room, gentype x, float most, private relation *doubt) {
  // Step 1: 2^(n/32) from the table, and its product with log(b)
  gentype power = looked_up(powers, bits), slope = base_log == 1 ? power : power * (gentype)base_log;
  gentype all = base_log == 1 ? t + more : fma(t, (gentype)base_log, more);
  // Step 2: b^t
  gentype p = fma(all, (gentype)0x1.5555a6p-5f, (gentype)0x1.5555b8p-3f);
  p = fma(all, p, (gentype)0.5f);
  gentype q = fma(all * all, p, more); // e^all - 1 - t base_log
  // Step 3: the product as the sum of two floats, and the rounding test
  gentype y = fma(slope, t, power), rest = fma(power, q, fma(slope, t, power - y));
  gentype below = y + rest, above = y + fma(power, (gentype)(2 * room), rest), result = scaled_by(above, n, bits);
  *doubt = (below != above) | result_is_rare(result, x, most);
  return result;
}
#endif
