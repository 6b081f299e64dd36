// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cos (6.15.2): the cosine, by the same two steps as sin.
// Largest errors seen: float 0.907, double 0.838 ulp.
#define unary cos
#define every_fma_is_sure // All floats were tried.
#include "each_float.h"
#if elem_bits == 16
#include <math/half/cos.h>
#else
#include <math/trigonometry/trig.h>

__attribute__((always_inline)) static inline gentype cosine(gentype x) {
  // Step 1: reduce the argument: x = n pi/2 + r, |r| <= 0.79
  igentype n;
  double_word r = reduce_pio2(x, &n);
  // Step 2: cos(r) for an even n, sin(r) for an odd one, with the sign of the quadrant. Of double it is the sine in the
  // next quadrant.
#if elem_bits == 32
  gentype odd = minus_sine_of_reduced(r), even = cosine_of_reduced(r), result = by_parity(n, odd, even);
  return flip_by_quadrant(result, n);
#else
  n += (igentype)1;
  interval result = sine_in_quadrant(r, n);
  return or_exact(result, flip_by_quadrant(value_of(result), n), cos, x);
#endif
}

// Mesa: kernels get its body, as a call takes long (llvmpipe of Mesa 26.2, Intel Xeon, 2026-11-25).
policy_of("float", "short-call") gentype cos(gentype x) { return cosine(x); }
#endif
