// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tan (6.15.2): the tangent. The argument is reduced to |r| <= 0.79 (reduce_pio2.h), and a minimax polynomial and, in
// every other quadrant, a reciprocal compute the result from r (tan_kernel.h).
// Largest errors seen: float 0.974, double 0.913 ulp.
#define unary tan
#define every_fma_is_sure // All floats were tried.
#include "each_float.h"
#if elem_bits == 16
#include <math/half/tan.h>
#else
#include <math/trigonometry/tan_kernel.h>
#include <math/trigonometry/reduce_pio2.h>

__attribute__((always_inline)) static inline gentype tangent(gentype x) {
  igentype n;
  double_word r = reduce_pio2(x, &n);
  interval result = tan_in_quadrant(r, n);
  return or_exact(result, value_of(result), tan, x);
}

gentype tan(gentype x) { return tangent(x); }
#endif
