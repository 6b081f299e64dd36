// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atanpi (6.15.2): atan(x) / pi. A polynomial gives half-turns: in double after an angle of 0, about 1/4 or 1/2 is
// taken out (atan_kernel.h); in float those of 1 / |x| beyond 1, where the result is a quarter turn less them.
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
  gentype r = rounded_reciprocal(d), t = steep ? r : a;
  // In units of 2^-64, so that no term of a small angle is a subnormal number. What the reciprocal lacks comes from its
  // exact residual. r / (pi (1 + r^2)), by which that counts, is 1/8 or a little more where it is seen in the result.
  const gentype unit = (gentype)power_of_two(-64), scale = (gentype)power_of_two(64);
  gentype correction = fma_exact(-r, d, (gentype)1) * (scale * (gentype)0.125f);
  correction = steep ? correction : (gentype)0;
  gentype result = fma_sure(t, scale * (gentype)0.28125f, fma_sure(atanpi_polynomial(t, scale), t, correction));
  result = steep ? scale * (gentype)0.5f - result : result;
  return give_sign(result * unit, x);
#else
  interval result = half_turns_of_magnitude(x);
  return give_sign(or_exact(result, value_of(result), atanpi, x), x);
#endif
}
#endif
