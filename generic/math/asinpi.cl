// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// asinpi (6.15.2): asin(x) / pi. In float it is the double-word of asin times 1 / pi as a double-word; in double a
// polynomial gives half-turns (asinpi_kernel.h).
// Largest errors seen: float 0.752, double 0.886 ulp.
#define unary asinpi
#include "each_float.h"
#if elem_bits == 16
#include <math/half/asinpi.h>
#else
#include <math/arithmetic/give_sign.h>
#include <math/trigonometry/asinpi_kernel.h>

// AVX2: with its table hidden it takes 0.8 to 0.97 of the time (AMD Zen 1, 2026-11-27).
// AVX2: its form for two registers is faster by more than 2 % if ordered (AMD Zen 1, 2026-11-27).
policy_of("float double", "hidden-table") policy_of("double", "ordered-pair") gentype asinpi(gentype x) {
#if elem_bits == 32
  // Step 1: asin(|x|) as a double-word. The product is in units of 2^-64, so that the rounding error of a small angle's
  // product is no subnormal number
  const gentype unit = (gentype)power_of_two(-64), factor = inverse_pi_high * (gentype)power_of_two(64);
  double_word a = asin_words(x);
  // Step 2: the product of two double-words
  gentype high = a.high * factor, rest = fma_exact(a.high, factor, -high);
  gentype low = fma_sure(a.low, factor, fma_sure(a.high, inverse_pi_low * (gentype)power_of_two(64), rest));
  return give_sign((high + low) * unit, x);
#else
  // In units of 2^-128, so that no product of a small angle is rounded as a subnormal number
  interval result = asinpi_of_magnitude(x, (gentype)power_of_two(128));
  return give_sign(or_exact(result, value_of(result) * (gentype)power_of_two(-128), asinpi, x), x);
#endif
}
#endif
