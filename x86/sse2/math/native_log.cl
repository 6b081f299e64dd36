// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_log (6.15.2): the natural logarithm by the method of log_kernel.h, in products and sums; arguments that are
// not positive normal numbers are left to log.
#define unary native_log
#include "only_float.h"
#include <math/arithmetic/products_and_sums.h>
#include <math/exponential/log_kernel.h>
#include <math/exponential/rare_logarithm.h>

__attribute__((noinline)) static gentype native_log_of_any(gentype x) { return log(x); }

gentype native_log(gentype x) {
  gentype result = log_of_normal(x, (igentype)0);
  relation beyond = !(fabs(result) < (gentype)87.33f);
  relation rare = rare_logarithm(x, INFINITY, beyond);
  if (__builtin_expect(any_lane(rare), false)) {
    gentype other = native_log_of_any(x);
    return rare ? other : result;
  }
  return result;
}
