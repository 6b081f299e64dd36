// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log (6.15.2): the natural logarithm, -inf of zeros, NaN of negative numbers. Method: log_kernel.h.
// Largest errors seen: float 0.810 ulp (all arguments), double 0.67 ulp; half correctly rounded.
#define unary log
#include "each_float.h"
#include "log_kernel.h"
#include "half_result.h"

#if elem_bits > 16
__attribute__((noinline)) static gentype log_of_any(gentype x) {
  gentype e, f = log_fraction_of_any(x, &e);
  double_word sum = log_of_fraction(e, f, 0);
  return log_special(x, sum.high + sum.low);
}
#endif

gentype log(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), e, f = log_fraction(v, (intn)0, &e);
  return vec_convert(half, log_special(v, sum_to_odd(log_of_fraction(e, f, 0))));
#else
  if (__builtin_expect(any_lane(unusual(x)), false))
    return log_of_any(x);
  gentype e, f = log_fraction(x, (igentype)0, &e);
  double_word sum = log_of_fraction(e, f, 0);
  return sum.high + sum.low;
#endif
}
