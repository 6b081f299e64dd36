// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sin (6.15.2): the sine. The argument is reduced to |r| <= 0.79 (reduce_pio2.h), and minimax polynomials compute the
// result from r (trig.h).
// Largest errors seen: float 0.902, double 0.831 ulp.
#define unary sin
#define every_fma_is_sure // All floats were tried.
#include "each_float.h"
#if elem_bits == 16
#include <math/half/sin.h>
#else
#include <math/trigonometry/trig.h>

__attribute__((always_inline)) static inline gentype sine(gentype x) {
  igentype n;
  double_word r = reduce_pio2(x, &n);
  interval result = sine_in_quadrant(r, n);
  return or_exact(result, flip_by_quadrant(value_of(result), n), sin, x);
}

// AVX2: a table of its constants makes it slower (Intel Xeon with AVX-512, 2026-11-26).
// AVX-512: if ordered its loops take longer (Emerald Rapids, 2026-11-28).
policy_of("float", "constants-in-instructions") policy_of("double", "unordered-avx512") gentype sin(gentype x) {
  return sine(x);
}
#endif
