// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erfcinv: the inverse function of erfc. Not in the specification, but in CUDA. For x between 1/2 and 3/2 it is
// erfinv(1 - x), and beyond 3/2 it is -erfcinv(2 - x), where these differences are exact (inverse_erf.h).
// Half results are correctly rounded. Largest errors seen: float 0.698, double 0.644 ulp.
#define unary erfcinv
#include "each_float.h"
#if elem_bits == 16
#include <math/half/in_float.h>

gentype erfcinv(gentype x) {
  floatn v = vec_convert(float, x), result = erfcinv(v);
  result = nudged(result, v == 0x1.8ep-3f || v == 0x1.ce4p0f, -1);
  return vec_convert(half, result);
}
#else
#include <math/arithmetic/vocabulary.h>
#include <extensions/inverse_erf.h>

gentype erfcinv(gentype x) {
  // Step 1: the two ways, of which the second is for the lesser distance from 0 and 2
  gentype center = 1 - x, end = x > (gentype)1 ? 2 - x : x, sign = copysign((gentype)1, center);
  gentype near = fma(center, half_root_of_pi, center * inverse_erf_rest(center));
  double_word far = inverse_erfc(end);
  gentype result = end < (gentype)0.5f ? sign * (far.high + far.low) : near;
  // Step 2: infinities at 0 and 2, and NaN beyond
  result = end == (gentype)0 ? sign * (gentype)INFINITY : result;
  return end < (gentype)0 ? (gentype)NAN : result;
}
#endif
