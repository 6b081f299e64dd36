// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sin (6.15.2): the sine. Cody and Waite's reduction brings the argument to r, or Payne and Hanek's for large ones
// (reduce_pio2.h). Minimax polynomials compute the sine or cosine of r (trig.h), with errors of 2^-27.6
// (double: 2^-57.7) of it or less.
// Largest errors seen: float 0.902, double 0.831 ulp.
#define unary sin
#define every_fma_is_sure // All floats were tried.
#include "each_float.h"
#if elem_bits == 16
#include <math/half/sin.h>
#else
#include <math/trigonometry/trig.h>

__attribute__((always_inline)) static inline gentype sine(gentype x) {
  // Step 1: reduce the argument: x = n pi/2 + r, |r| <= 0.79
  igentype n;
  double_word r = reduce_pio2(x, &n);
  // Step 2: sin(r) for an even n, cos(r) for an odd one, with the sign of the quadrant
  interval result = sine_in_quadrant(r, n);
  return or_exact(result, flip_by_quadrant(value_of(result), n), sin, x);
}

// AVX2: a table of its constants makes it slower (Intel Xeon with AVX-512, 2026-11-26).
// AVX-512: if ordered its loops take longer (Emerald Rapids, 2026-11-28).
// Mesa: kernels get its body, as a call takes long (llvmpipe of Mesa 26.2, Intel Xeon, 2026-11-25).
policy_of("float", "constants-in-instructions") policy_of("double", "unordered-avx512") policy_of("float", "short-call")
    gentype sin(gentype x) {
  return sine(x);
}
#endif
