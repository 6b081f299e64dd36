// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Powers of float and double. To be included after each_float.h.
#include "exp_log.h"

#if elem_bits > 16
// |x|^y, also of 0 and infinity, error below 0.6 ulp; for NaN, 0^0, inf^0 and 1^inf something that the caller replaces.
static inline gentype power(gentype x, double_word y) {
  gentype a = fabs(x);
  double_word log_a = log2_words(a);
  relation extreme = (a == (gentype)0) | (a == (gentype)INFINITY);
  log_a.high = extreme ? (a == (gentype)0 ? (gentype)-INFINITY : (gentype)INFINITY) : log_a.high;
  log_a.low = extreme ? (gentype)0 : log_a.low;
  double_word product = times_limited(log_a, y.high);
  product.low += log_a.high * y.low;
  return exp2_words(product);
}
#endif
