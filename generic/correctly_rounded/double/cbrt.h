// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_cbrt of double, by the steps of first_step.h.
//   Step 1: cbrt's steps, of which the last sum is not rounded: c, within 2^-17.5, and a correction, whose last factor
//     has an error of 2^-50 and whose six roundings are within 2^-53 each. Altogether 2^-67.
//   Step 2: the root is compared with the middles beside the double that cbrt returns (middles.h), by their cubes.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/middles.h>

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
  // Step 1: cbrt.cl tells where the coefficients are from
  gentype a = fabs(x);
  ugentype third = (as_ugentype(a) >> (ugentype)32) * (ugentype)0x55555555u;
  gentype y = as_gentype((ugentype)((ugentype)0x553ee98000000000u - third));
  gentype e = fma(a * y, -(y * y), (gentype)1);
  gentype step = fma(e, (gentype)0x1.65b293028fc5cp-3, (gentype)0x1.ca190e379ab86p-3);
  y = fma(y * e, fma(e, step, (gentype)0x1.555417239cde1p-2), y);
  gentype inverse_square = y * y, product = a * y, c = product * y, square = c * c;
  e = fma(product, -inverse_square, (gentype)1);
  gentype factor = fma(e, (gentype)0x1.e0652f49d340ap-2, (gentype)0x1.c71c71c7e5818p-2);
  factor = fma(e, factor, (gentype)0x1.5555555555555p-2);
  gentype rest = fma(-fma(c, c, -square), c, fma(-square, c, a));
  relation doubt;
  gentype result = copysign(rounded_sum(c, rest * inverse_square * factor, 0x1p-66f, &doubt), x);
  // Residuals of smaller numbers might be subnormal.
  doubt |= bits_outside(a, as_ugentype((gentype)power_of_two(-960)), (ugentype)infinity_bits);
  // Step 2
  for_lanes_in (doubt)
    element(result) = cbrt_in_doubt(element(x));
  return result;
}
