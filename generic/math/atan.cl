// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan (6.15.2): the arc tangent, an odd function. With a = |x|, an angle A and its tangent T,
//   atan(a) = A + atan(t), t = (a - T) / (1 + a T).
// A is 0, about pi/4 or pi/2, and a minimax polynomial gives atan(t). The method of double is in atan_kernel.h.
// Largest errors seen: float 0.963, double 0.83 ulp.
#define unary atan
#include "each_float.h"
#if elem_bits == 16
#include <math/half/atan.h>
#else
#include <math/arithmetic/at_most.h>
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/give_sign.h>
#include <math/arithmetic/rounded_quotient.h>
#include <math/trigonometry/atan_kernel.h>

#if elem_bits == 32
// T is chosen so that A is a float, but for 2^-9 units in its last place, and needs no low word: 0, 0.9421 and, for
// pi/2 as rounded, -1 / `excess`. Below 1 what is left of the result beside A is less than 1/4, so that its own
// roundings and the denominator's contribute little. The numerator of the middle angle is exact.
static inline gentype atan_of_magnitude(gentype x) {
  // Step 1: choose A and T
  const gentype tangent = (gentype)0x1.e2597cp-1f, angle = (gentype)0x1.82dc7p-1f, excess = (gentype)0x1.777a5cp-25f;
  gentype a = at_most(fabs(x), (gentype)power_of_two(32));
  relation steep = a >= (gentype)1.875f, middle = a > (gentype)0.5602f;
#if vec_width == 1
  middle &= !steep;
#endif
  gentype one = middle ? tangent : (gentype)0, other = steep ? -excess : (gentype)1;
  one = steep ? (gentype)1 : one;
  // Step 2: t = (a - T) / (1 + a T); for pi/2 both terms are divided by T
  gentype t = rounded_quotient(fma_sure(other, a, -one), fma_sure(one, a, other)), z = t * t;
  // Step 3: atan(t) = t + t^3 p(t^2)
  gentype p = polynomial(z, -0x1.5554aep-2f, 0x1.995b76p-3f, -0x1.20c4d2p-3f, 0x1.916c48p-4f, -0x1.743152p-5f);
  gentype rest = fma_any(p * z, t, t);
  // Step 4: add A
#if vec_width > 1
  gentype taken = middle ? angle : (gentype)0;
  taken = steep ? 2 * pio4_high : taken;
  return taken + rest;
#else // which GPUs do by conditions of the sums themselves
  rest = middle ? rest + angle : rest;
  return steep ? rest + 2 * pio4_high : rest;
#endif
}
#endif

// AVX2: with its table hidden it takes 0.8 to 0.97 of the time (AMD Zen 1, 2026-11-27).
// With AVX2 LLVM's own loop takes 1.2 of the time of one that calls overloads (Emerald Rapids, November 2026).
// Mesa: kernels get its body, as a call takes long (llvmpipe of Mesa 26.2, Intel Xeon, 2026-11-25).
policy_of("float double", "hidden-table") policy_of("float", "calls-in-loops") policy_of("float", "short-call")
    gentype atan(gentype x) {
  interval result = atan_of_magnitude(x);
  return give_sign(or_exact(result, value_of(result), atan, x), x);
}
#endif
