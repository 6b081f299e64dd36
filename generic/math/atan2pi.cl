// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan2pi (6.15.2): atan2(y, x) / pi. The steps are those of atan2, with a polynomial for half-turns (atan_kernel.h,
// atanpi_polynomial.h). In float, points whose quotient or residual may underflow or overflow take the double-word of
// atan2 times 1 / pi as a double-word; half takes that for all points (half_angle.h).
// Largest errors seen: float 0.876, double 0.924 ulp.
#define binary atan2pi
#include "each_float.h"
#if elem_bits == 16
#include <math/half/atan2pi.h>
#else
#include <math/trigonometry/atan_kernel.h>
#include <math/trigonometry/second_atan_kernel.h>
#include <math/arithmetic/reciprocal.h>
#include <math/arithmetic/rounded_root.h>
#include <math/trigonometry/atanpi_polynomial.h>

static inline interval half_turns_of_point(gentype y, gentype x, bool to_odd) {
#if elem_bits == 32
  return rounded(half_turns(atan2_words(y, x, true)), to_odd);
#else
  QUOTIENT(gentype) q = atan2_parts(y, x, true);
  (void)to_odd; // which is of float
  return half_turns(q.k, q.t, q.rest, 1);
#endif
}

// The same for points that are rare in float
#if elem_bits == 32
static inline gentype half_turns_of_rare_point(gentype y, gentype x) {
  return rounded(second_half_turns(second_atan2_words(y, x, true)), false);
}
#else
static inline interval half_turns_of_rare_point(gentype y, gentype x) { return half_turns_of_point(y, x, false); }
#endif

// An angle below 2^-90 (double: 2^-900) in half-turns, which is y / (pi x). It is computed from a larger one, whose low
// word is not subnormal.
__attribute__((noinline)) static interval small_half_turns(gentype y, gentype x) {
  return interval_times(half_turns_of_rare_point(y, x * (gentype)power_of_two(-64)), (gentype)power_of_two(-64));
}

// |atan2pi(y, x)|
static inline interval any_angle(gentype y, gentype x) {
  interval result = half_turns_of_rare_point(y, x);
  relation small = value_of(result) < (gentype)power_of_two(elem_bits == 32 ? -90 : -900);
  if (any_lane(small))
    result = lazy_select(small, small_half_turns(y, x), result);
  return result;
}

#if elem_bits == 32
__attribute__((noinline)) static gentype rare_angle(gentype y, gentype x) { return any_angle(y, x); }

// |atan2pi(y, x)|. The axes are at round numbers of half-turns, so that no sum needs two words. The angle is 9/32 of
// the quotient q, rounded in the last sum alone, plus p q, which is at most 1/8 of it (atanpi_polynomial.h).
static inline gentype angle_of_point(gentype y, gentype x) {
  const gentype least = (gentype)power_of_two(-40), most = (gentype)power_of_two(40);
  relation negative = as_igentype(x) < (igentype)0;
  gentype a = fabs(x), b = fabs(y);
  relation steep = b > a;
  // Step 1: the quotient q of the lesser magnitude and the greater one
  gentype n = steep ? a : b, d = steep ? b : a;
  gentype q = n * rounded_reciprocal(d), p = atanpi_polynomial(q, (gentype)1);
  // Step 2: the residual of q times the derivative of the angle, 1 / (pi (1 + q^2)), which the bits give within 3 %
  gentype slope = guessed_quotient((ugentype)0x7e1e50c0u, q * n + d), correction = fma_exact(-q, d, n) * slope;
  // Step 3: atan(q) / pi = 9/32 q + q p(q^2), and the correction
  gentype result = fma(q, (gentype)0.28125f, fma(p, q, correction));
  // Step 4: the angle from q's octant
  result = steep ? (gentype)0.5f - result : result;
  result = negative ? (gentype)1 - result : result;
  relation rare = !((n >= least) & (d < most));
  if (any_lane(rare))
    result = rare ? rare_angle(y, x) : result;
  return result;
}
#elif elem_bits == 64
static inline gentype angle_of_point(gentype y, gentype x) {
  interval result = any_angle(y, x);
  return or_exact(result, value_of(result), atan2pi, fabs(y), x);
}
#endif

gentype atan2pi(gentype y, gentype x) { return copysign(angle_of_point(y, x), y); }
#endif
