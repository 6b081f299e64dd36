// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lgamma (6.15.2): the natural logarithm of |gamma(x)|; +inf for 0, negative integers and both infinities. Positive
// normal numbers take the steps of lgamma_usual.h, others those of lgamma_kernel.h.
// Largest errors seen: float 0.934, double 0.883 ulp. Half results are correctly rounded.
#define unary lgamma
#include "each_float.h"
#if elem_bits == 16
#include <math/half/lgamma.h>
#else
#include <math/gamma/lgamma_kernel.h>

// Without the sign, for which a function out of line would need memory on the usual path.
__attribute__((noinline)) static gentype lgamma_of_any(gentype x) {
  igentype sign;
  return log_gamma_rounded(x, &sign);
}

gentype lgamma(gentype x) {
  gentype result = log_gamma_of_usual(x);
  relation rare = rare_for_gamma(x);
  if (__builtin_expect(any_lane(rare), false)) {
    gentype other = lgamma_of_any(x);
    result = rare ? other : result;
  }
  return result;
}
#endif
