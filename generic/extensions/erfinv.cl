// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erfinv: the inverse function of erf. Not in the specification, but in CUDA. For |x| > 1/2 it is erfcinv(1 - |x|),
// where 1 - |x| is exact (inverse_erf.h). Half results are correctly rounded.
// Largest errors seen: float 1, double 0.876 ulp.
#define unary erfinv
#include "each_float.h"
#if elem_bits == 16
#include <math/half/in_float.h>

gentype erfinv(gentype x) {
  floatn v = vec_convert(float, x), result = erfinv(v);
  result = nudged(result, fabs(v) == 0x1.9c8p-1f, -1);
  return vec_convert(half, result);
}
#else
#include <math/arithmetic/vocabulary.h>
#include <extensions/inverse_erf.h>

gentype erfinv(gentype x) {
  // Step 1: the two ways
  gentype a = fabs(x), rest = 1 - a;
  gentype near = fma_any(a, half_root_of_pi, a * inverse_erf_rest(a));
  double_word far = inverse_erfc(rest);
  gentype result = a > (gentype)0.5f ? far.high + far.low : near;
  // Step 2: infinity at 1, and NaN beyond
  result = rest == (gentype)0 ? (gentype)INFINITY : result;
  return copysign(rest < (gentype)0 ? (gentype)NAN : result, x);
}
#endif
