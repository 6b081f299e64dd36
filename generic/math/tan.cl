// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tan (6.15.2): the tangent. The reduction is that of sin (reduce_pio2.h). A minimax polynomial computes the tangent of
// r (tan_kernel.h), with a relative error within 2^-29 (double: 2^-56.7).
// Largest errors seen: float 0.974, double 0.913 ulp.
#define unary tan
#define every_fma_is_sure // All floats were tried.
#include "each_float.h"
#if elem_bits == 16
#include <math/half/tan.h>
#else
#include <math/trigonometry/tan_kernel.h>

__attribute__((always_inline)) static inline gentype tangent(gentype x) {
  // Step 1: reduce the argument: x = n pi/2 + r, |r| <= 0.79
  igentype n;
  double_word r = reduce_pio2(x, &n);
  // Step 2: tan(r) for an even n, -1 / tan(r) for an odd one
  interval result = tan_in_quadrant(r, n);
  return or_exact(result, value_of(result), tan, x);
}

// Mesa: kernels get its body, as a call takes long (llvmpipe of Mesa 26.2, Intel Xeon, 2026-11-25).
policy_of("float", "short-call") gentype tan(gentype x) { return tangent(x); }
#endif
