// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first step of exponentials, by float arithmetic alone: b^x = 2^(n/32) b^t, where t is small and n an integer. The
// result is the sum of two floats, with an error below 2^-34.7 of 2^(n/32 - n mod 32), from which the float nearest to
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

#if elem_bits == 32
// 2^(n/32) b^t (1 + more), as a float: `base_log` is log(b), |t| at most 0.011 of its reciprocal, the low bits of n are
// an integer's, and `more` is below 2^-16 and has the power's error from a table. The error is below `room` by 2^-38
// and more, by which sums with the room err.
static inline gentype exp_in_floats(table_space const float *powers, gentype t, float base_log, gentype more,
                                    ugentype n, float room, private relation *doubt) {
  gentype power = looked_up(powers, n), slope = base_log == 1 ? power : power * (gentype)base_log;
  gentype all = base_log == 1 ? t + more : fma(t, (gentype)base_log, more);
  gentype p = fma(all, (gentype)0x1.5555a6p-5f, (gentype)0x1.5555b8p-3f);
  p = fma(all, p, (gentype)0.5f);
  gentype q = fma(all * all, p, more); // e^all - 1 - t base_log
  gentype y = fma(slope, t, power), rest = fma(power, q, fma(slope, t, power - y));
  y = rounded_sum_by(y, rest, room, doubt);
  return as_gentype(as_ugentype(y) + ((n & (ugentype)-32) << (ugentype)18));
}
#endif
