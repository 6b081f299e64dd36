// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// expm1 (6.15.2): e^x - 1 = (2^n - 1) + 2^n (e^t - 1), x = n ln(2) + t. The first sum is a double-word, and a minimax
// polynomial gives the rest of e^t - 1, with an error within 2^-27.6 (double: 2^-62.1) of it (exp_kernel.h).
// Largest errors seen: float 0.972, double 0.837 ulp.
// Half results are correctly rounded.
#define unary expm1
#include "each_float.h"
#if elem_bits == 16
#include <math/half/expm1.h>
#else
#include <math/arithmetic/vocabulary.h>
#include <math/exponential/exp_kernel.h>

// AVX2: its form for two registers is faster by more than 2 % if ordered (AMD Zen 1, 2026-11-27).
// Mesa: kernels get its body, as a call takes long (llvmpipe of Mesa 26.2, Intel Xeon, 2026-11-25).
policy_of("double", "ordered-pair") policy_of("float", "short-call") gentype expm1(gentype x) {
  // Step 1: the formula above, where 2^n is a normal number
  interval sum = expm1_of_usual(x);
  gentype result = or_exact(sum, value_of(sum), expm1, x);
#if elem_bits == 32
  result = copysign(result, x); // gives zeros their sign
#endif
  // Step 2: elsewhere -1 or e^x
  const gentype limit = (gentype)(elem_bits == 32 ? 87 : 708);
  relation usual = magnitude_below(x, limit);
  if (__builtin_expect(any_rare(any_lane(!usual), greater_beyond(x, limit)), false)) {
    gentype extreme = x < (gentype)0 ? (gentype)-1 : exp(x);
    result = usual ? result : extreme;
  }
  return result;
}
#endif
