// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sinh (6.15.2): half is computed in float (half_exp.h) and rounded once more. All halves were tried. Float and double
// are those of generic/.
#define unary sinh
#include "each_float.h"
#if elem_bits < 64 && defined(__AVX2__)
#include <math/exponential/half_exp.h>
#endif

#if elem_bits == 16 && defined(__AVX2__)
gentype sinh(gentype x) {
  floatn v = vec_convert(float, x);
  return vec_convert(half, copysign(half_hyperbolic(between(v, -12, 12), true), v));
}
#else
#include <generic/math/sinh.cl>
#endif
