// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// acos (6.15.2): the arc cosine. With s = |x| for |x| <= 1/2, elsewhere s = sqrt((1 - |x|) / 2), so that 0 <= s <= 1/2:
//   acos(x) = pi/2 - asin(x) for |x| <= 1/2, 2 asin(s) above, and pi - 2 asin(s) below.
// A minimax polynomial gives asin(s) or, in float, its square (asin_kernel.h; the bounds of double are a little beyond
// 1/2).
// Largest errors seen: float 0.941, double 0.749 ulp.
#define unary acos
#include "each_float.h"
#if elem_bits == 16
#include <math/half/acos.h>
#else
#include <math/arithmetic/vocabulary.h>
#include <math/trigonometry/asin_kernel.h>

#if elem_bits == 32
// asin(sqrt(z))^2 = z + z^2 p(z) with a relative error within 2^-26.1, of which the root has half. p is positive, and
// so the result is negative where z is: lab/coefficients/asin.sol
static inline gentype square_of_angle(gentype z) {
  gentype p = polynomial(z, 0x1.5555f6p-2f, 0x1.6bd1aap-3f, 0x1.dda4a8p-4f, 0x1.05504ep-4f, 0x1.e0bdaap-4f);
  return fma_sure(z * fabs(z), p, z);
}
#endif

// AVX2: with its table hidden it takes 0.8 to 0.97 of the time (AMD Zen 1, 2026-11-27).
// AVX2: its form for two registers is faster by more than 2 % if ordered (AMD Zen 1, 2026-11-27).
// Mesa: kernels get its body, as a call takes long (llvmpipe of Mesa 26.2, Intel Xeon, 2026-11-25).
policy_of("float double", "hidden-table") policy_of("double", "ordered-pair") policy_of("float", "short-call")
    gentype acos(gentype x) {
#if elem_bits == 32
  // Step 1: reduce the argument: z = s^2
  relation near = fabs(x) <= (gentype)0.5f;
  // Step 2: asin(s) is the root of a polynomial in z
  gentype angle = rounded_root_or_zero(square_of_angle(square_of_sine(x, near)));
  // Step 3: put the angle into its quarter. pi/2 is the product of two numbers within 2^-43. One result needs fma's own
  // rounding, which fma_sure has not.
  return fma(acos_start(x, near, (gentype)0x1.40d7f4p0f), (gentype)0x1.40da7p0f, acos_factor(x, near) * angle);
#else
  interval result = inverse(x, true);
  return or_exact(result, value_of(result), acos, x);
#endif
}
#endif
