// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lgamma (6.15.2): the steps are those of generic/, with branches between the cases: neighbouring work-items' arguments
// are mostly alike, and where they are not float is slower. An x from 2.5 on passes no test for rare arguments.
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
#if elem_bits == 32
  if (is_between(x))
    return log_gamma_of_between(x);
#endif
  bool large = !bits_outside(x, as_ugentype(least_for_stirling), most_for_log_gamma);
  gentype inverse;
  double_word logarithm = {(gentype)-0.0f, (gentype)-0.0f}, terms, factors;
  if (large || x < (gentype)1)
    logarithm = log_for_gamma(x, large, &inverse);
  if (large) {
    factors = by_stirling(x, logarithm, inverse, &terms);
    return log_gamma_sum(factors, terms);
  }
  if (__builtin_expect(rare_for_gamma(x), false))
    return lgamma_of_any(x);
  factors = near_one(x, logarithm, &terms);
  return log_gamma_sum(factors, terms);
}
#endif
