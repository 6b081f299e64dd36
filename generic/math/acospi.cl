// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// acospi (6.15.2): acos(x) / pi. The method is that of acos. In float the polynomial is one for the square of
// asin(s) / pi; in double it gives half-turns (asinpi_kernel.h).
// Largest errors seen: float 0.985, double 0.862 ulp.
#define unary acospi
#include "each_float.h"
#if elem_bits == 16
#include <math/half/acospi.h>
#else
#include <math/arithmetic/vocabulary.h>
#include <math/trigonometry/asinpi_kernel.h>

#if elem_bits == 32
// (asin(sqrt(z)) / pi)^2 = z c + z q(z), c the number nearest to 1 / pi^2, with a relative error within 2^-26.2, of
// which the root has half. p is positive, and so the result is negative where z is: lab/coefficients/asin.sol
static inline gentype square_of_angle(gentype z) {
  gentype p = polynomial(z, 0x1.14ad6cp-5f, 0x1.26d90ep-6f, 0x1.843594p-7f, 0x1.9ea25cp-8f, 0x1.8ca5e6p-7f),
          q = fma_sure(p, fabs(z), (gentype)-0x1.eda4c4p-31f);
  return fma_sure(z, (gentype)0x1.9f02f6p-4f, z * q);
}
#endif

// AVX2: with its table hidden it takes 0.8 to 0.97 of the time (AMD Zen 1, 2026-11-27).
// AVX2: its form for two registers is faster by more than 2 % if ordered (AMD Zen 1, 2026-11-27).
// AVX2: if ordered it stores registers and is slower (AMD Zen 1, 2026-11-27).
// In loops lanes that are off calculate with 0.5: the result of 1 is 0.
policy("half-in-lanes-off") policy_of("float double", "hidden-table") policy_of("double", "ordered-pair")
    policy_of("float", "unordered-avx2") gentype acospi(gentype x) {
#if elem_bits == 32
  // Step 1: reduce the argument: z = s^2, s as in acos
  relation near = fabs(x) <= (gentype)0.5f;
  // Step 2: asin(s) / pi is the root of a polynomial in z
  gentype angle = rounded_root_or_zero(square_of_angle(square_of_sine(x, near)));
  // Step 3: put the angle into its quarter
  return fma_plain(acos_factor(x, near), angle, acos_start(x, near, (gentype)0.5f));
#else
  interval result = acospi_of_double(x);
  return or_exact(result, value_of(result), acospi, x);
#endif
}
#endif
