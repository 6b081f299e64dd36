// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What native_exp, native_exp2 and native_exp10 share on processors without fma, an exponential of x: 2^n e^t for
// |t| <= ln(2) / 2 and shifted = n + shifter. `limit` is what scaled_if_normal takes (times_power.h). To be included
// after products_and_sums.h.
#include <math/exponential/exp_kernel.h>

static inline gentype native_power(gentype t, gentype shifted, gentype x, int limit) {
  return scaled_if_normal(1 + (t + t * t * expm1_short(t)), shifted, x, limit);
}
