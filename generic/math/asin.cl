// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// asin (6.15.2): the arc sine, an odd function:
//   asin(|x|) = |x| + |x|^3 p(x^2) for |x| up to about 1/2, elsewhere pi/2 - 2 asin(sqrt((1 - |x|) / 2)).
// p is a minimax polynomial. asin_kernel.h has both steps, the reduction and the polynomial.
// Largest errors seen: float 0.703, double 0.777 ulp.
#define unary asin
#include "each_float.h"
#if elem_bits == 16
#include <math/half/asin.h>
#else
#include <math/arithmetic/give_sign.h>
#include <math/trigonometry/asin_kernel.h>

// AVX2: with its table hidden it takes 0.8 to 0.97 of the time (AMD Zen 1, 2026-11-27).
// AVX2: its form for two registers is faster by more than 2 % if ordered (AMD Zen 1, 2026-11-27).
// Mesa: kernels get its body, as a call takes long (llvmpipe of Mesa 26.2, Intel Xeon, 2026-11-25).
policy_of("float double", "hidden-table") policy_of("double", "ordered-pair") policy_of("float", "short-call")
    gentype asin(gentype x) {
  // Step 1: asin(|x|)
#if elem_bits == 32
  gentype result = rounded(asin_words(x), false);
#else
  interval result = inverse(x, false);
#endif
  // Step 2: the sign of x
  return give_sign(or_exact(result, value_of(result), asin, x), x);
}
#endif
