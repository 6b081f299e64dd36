// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cosh (6.15.2): the hyperbolic cosine. With |x| = n ln(2) + t, a = 2^(n - 1) and b = 2^(-n - 1),
//   cosh(x) = (a + b) cosh(t) + (a - b) sinh(t);
// minimax polynomials give cosh(t) and sinh(t) (sinh_kernel.h).
// Largest errors seen: float 0.948, double 0.807 ulp.
// Half results are correctly rounded.
#define unary cosh
#include "each_float.h"
#if elem_bits == 16
#include <math/half/cosh.h>
#else
#include <math/arithmetic/vocabulary.h>
#include <math/exponential/sinh_kernel.h>

// AVX2: its form for two registers is faster by more than 2 % if ordered (AMD Zen 1, 2026-11-27).
// Mesa: kernels get its body, as a call takes long (llvmpipe of Mesa 26.2, Intel Xeon, 2026-11-25).
policy_of("double", "ordered-pair") policy_of("float", "short-call") gentype cosh(gentype x) {
  const gentype limit = (gentype)(elem_bits == 32 ? 87 : 708);
  relation usual = magnitude_below(x, limit);
  // Step 1: the formula above, for an x whose e^|x| is a normal number
  interval sum = sinh_cosh(x, true);
  gentype result = or_exact(sum, value_of(sum), cosh, x);
  // Step 2: elsewhere e^|x| / 2
  if (__builtin_expect(any_rare(any_lane(!usual), greater_beyond(x, limit)), false))
    result = usual ? result : half_of_exp(x);
  return result;
}
#endif
