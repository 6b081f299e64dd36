// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atanpi (6.15.2): atan(x) / pi, an odd function. A minimax polynomial gives half-turns. In double the method is that
// of atan (atan_kernel.h); in float atan(x) / pi = 1/2 - atan(1 / x) / pi for x > 1.
// Largest errors seen: float 0.858, double 0.836 ulp.
#define unary atanpi
#include "each_float.h"
#if elem_bits == 16
#include <math/half/atanpi.h>
#else
#include <math/arithmetic/give_sign.h>
#include <math/trigonometry/atan_kernel.h>
#include <math/trigonometry/atanpi_polynomial.h>

// AVX2: if ordered it stores registers and is slower (AMD Zen 1, 2026-11-27).
// With AVX2 LLVM's own loop takes 1.3 of the time of one that calls overloads (Emerald Rapids, November 2026).
policy_of("double", "unordered-avx2") policy_of("double", "calls-in-loops") gentype atanpi(gentype x) {
#if elem_bits == 32
  gentype a = fabs(x), most = (gentype)power_of_two(32), d = a < most ? a : most;
  relation steep = a > (gentype)1;
  // Step 1: reduce the argument: t = |x| or 1 / |x|, so that t <= 1
  gentype r = rounded_reciprocal(d), t = steep ? r : a;
  // Step 2: what the reciprocal lacks, from its exact residual. The factor, r / (pi (1 + r^2)), is 1/8 or a little more
  // where the correction contributes to the result. All terms are in units of 2^-64, so that none is subnormal.
  const gentype unit = (gentype)power_of_two(-64), scale = (gentype)power_of_two(64);
  gentype correction = fma_exact(-r, d, (gentype)1) * (scale * (gentype)0.125f);
  correction = steep ? correction : (gentype)0;
  // Step 3: atan(t) / pi = 9/32 t + t p(t^2)
  gentype result = fma_sure(t, scale * (gentype)0.28125f, fma_sure(atanpi_polynomial(t, scale), t, correction));
  // Step 4: 1/2 less that for |x| > 1; the sign
  result = steep ? scale * (gentype)0.5f - result : result;
  return give_sign(result * unit, x);
#else
  interval result = half_turns_of_magnitude(x);
  return give_sign(or_exact(result, value_of(result), atanpi, x), x);
#endif
}
#endif
