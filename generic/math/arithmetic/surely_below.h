// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// surely_below(x, bound): |x| < bound, which is false where x is NaN, in every program. With -cl-finite-math-only and
// -cl-fast-relaxed-math LLVM compares as if there were no NaN in the library's functions, too, where usual arguments
// may well lead to one that only tells that another way is to be taken: bits are compared as they are. To be included
// after each_float.h.
#ifndef surely_below_pass
#define surely_below_pass
#define end_of_pass "math/end_of_pass.h"
#include <math/arithmetic/costs.h>
#include <math/arithmetic/ieee.h>
static inline relation surely_below(gentype x, gentype bound) {
#if words_of_double // The lower half of a bound is zero.
  return ((int)(as_long(x) >> 32) & INT_MAX) < (int)(as_long(bound) >> 32);
#else
  return (as_igentype(x) & ~(igentype)sign_bit) < as_igentype(bound);
#endif
}
#endif
