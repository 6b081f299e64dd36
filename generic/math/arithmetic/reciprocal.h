// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// 1 / d of float and double without division, for 2^-126 <= d <= 2^125 (double: 2^-1022, 2^1021): a first guess in the
// bits, the exponent negated and a line for the significand, then Newton's step with a constant for its 2 that makes
// the error as large below as above. What is left is for the caller, who often needs the residual anyway. Bounds:
// coefficients/guess.py. To be included after each_float.h.
#ifndef reciprocal_pass
#define reciprocal_pass
#define end_of_pass "math/end_of_pass.h"
#include <math/arithmetic/ieee.h>

#if elem_bits > 16
// Within 2^-9.6 (2^-28.8).
static inline gentype nearly_reciprocal(gentype d) {
  const ugentype guess = (ugentype)(unsigned_elem)(elem_bits == 32 ? 0x7ef33427ul : 0x7fde6684e0000000ul);
  gentype r = as_gentype((ugentype)(guess - as_ugentype(d))); // within 5.2 %
  r *= fma(-d, r, (gentype)0x1.0029fcp1f);
#if elem_bits == 64
  gentype e = fma(-d, r, (gentype)1);
  r = fma(r, fma(e, e, e), r);
#endif
  return r;
}

// Within an ulp.
static inline gentype quick_reciprocal(gentype d) {
  gentype r = nearly_reciprocal(d), e = fma(-d, r, (gentype)1);
  return fma(r, elem_bits == 32 ? fma(e, e, e) : e, r);
}
#endif
#endif
