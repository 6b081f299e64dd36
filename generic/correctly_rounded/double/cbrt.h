// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_cbrt of double, by the steps of first_step.h.
//   Step 1: cbrt's steps (cube_root_words.h), of which the last sum is not rounded: c, within 2^-17, and a correction,
//     whose last factor has an error of 2^-50.6 and whose six roundings are within 2^-53 each: less than 2^-66.1, which
//     lab/proofs/cr_cbrt.proof proves.
//   Step 2: the root is compared with the middles beside the double that cbrt returns (middles.h), by their cubes.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/middles.h>
#include <math/arithmetic/cube_root_words.h>

#ifndef ONECLC_CR_CBRT_STEP_2
#define ONECLC_CR_CBRT_STEP_2
// The sign of a 2^exponent - m^3
static inline int beyond_cube(ulong a, int exponent, ulong m) {
  return sign_of(wide_minus(wide_shifted((wide){0, a}, exponent), wide_times(wide_product(m, m), m)));
}

__attribute__((noinline)) static double cbrt_in_doubt(double x) {
  double c = cbrt(fabs(x));
  integer_parts a = parts_of(x), root = parts_of(c);
  if (a.significand == 0 || a.exponent == infinite)
    return cbrt(x);                                    // zeros, infinities and NaN
  int exponent = a.exponent - 3 * (root.exponent - 2); // of x, in the unit of the middles' cubes
  return copysign(beside_middles(c, beyond_cube(a.significand, exponent, middle_below(root)),
                                 beyond_cube(a.significand, exponent, middle_above(root))),
                  x);
}
#endif

gentype cr_cbrt(gentype x) {
  // Step 1
  gentype a = fabs(x), correction, weight, c = cube_root_words(a, &correction, &weight);
  relation doubt;
  gentype result = copysign(rounded_sum(c, correction * weight, 0x1p-66f, &doubt), x);
  // Residuals of smaller numbers might be subnormal.
  doubt |= bits_outside(a, as_ugentype((gentype)power_of_two(-960)), (ugentype)infinity_bits);
  // Step 2
  for_lanes_in (doubt)
    element(result) = cbrt_in_doubt(element(x));
  return result;
}
