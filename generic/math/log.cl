// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log (6.15.2): the natural logarithm; -inf for zeros, NaN for negative numbers. With x = 2^e (1 + f),
//   ln(x) = e ln(2) + ln(1 + f), sqrt(1/2) <= 1 + f < sqrt(2), with a minimax polynomial in f.
// The relative error of the polynomial is 2^-27.6 (double: 2^-56.5). log_kernel.h has both steps.
// Largest errors seen: float 0.931, double 0.857 ulp.
// Half results are correctly rounded.
#define unary log
#include "each_float.h"
#if elem_bits == 16
#include <math/half/log.h>
#else
#include <math/exponential/log_kernel.h>
#include <math/exponential/rare_logarithm.h>

// Any x: subnormal numbers are scaled by a power of two, and zeros, infinities, NaN and negative numbers have their own
// results.
#if !rare_joins
__attribute__((noinline)) static gentype log_of_any(gentype x) {
  igentype bias;
  gentype scaled = normalized(x, &bias), e, f = log_parts(scaled, bias, &e);
  interval logarithm = log_of_parts(e, f, log_term(e, f, ln_unit_low));
  return log_special(x, or_exact(logarithm, value_of(logarithm), log, x));
}
#endif

// With AVX-512 a form for two registers takes 1.1 of the time of two calls (Emerald Rapids, November 2026).
// AVX-512: with a form for four registers loops take .85 of the time (Emerald Rapids, 2026-11-29).
policy_of("double", "four-registers") policy_of("float", "one-register") gentype log(gentype x) {
#if rare_joins
  gentype e, term, f = log_parts_of_any(x, ln_unit_low, &e, &term);
  return log_of_parts(e, f, term);
#else
  // Step 1: reduce the argument, as if it were a positive normal number
  gentype e, f = log_parts(x, (igentype)0, &e);
  // Step 2: the logarithm of the parts
  interval logarithm = log_of_parts(e, f, log_term(e, f, ln_unit_low));
  gentype result = or_exact(logarithm, value_of(logarithm), log, x);
  // Step 3: the result tells which x are no positive normal numbers (log_kernel.h); they are computed again
  relation beyond = !(fabs(result) < (gentype)(elem_bits == 32 ? 87.33f : 708.39));
  if (__builtin_expect(any_lane(rare_logarithm(x, INFINITY, beyond)), false))
    return log_of_any(x);
  return result;
#endif
}
#endif
