// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_exp2 (C23, 7.33.8): exp2, correctly rounded, by the method of exp_in_floats.h and, in doubt, exp2_in_double.h.
// Half results are exp2's, which are correctly rounded.
#define unary cr_exp2
#include "float_and_half.h"
#include <correctly_rounded/exp2_in_double.h>
#include <correctly_rounded/exp_in_floats.h>

#if elem_bits == 32
static inline gentype exp2_in_double(gentype x) {
  gentype y = to_float(exp2_of_double(to_double(x)));
  y = mended(y, x, 0x1.853a6ep-9f, 0x1.00870ap0f);
  y = mended(y, x, -0x1.e7526ep-6f, 0x1.f58d62p-1f);
  return exp_special(y, x, (gentype)-151, (gentype)129);
}

__attribute__((noinline)) static gentype exp2_in_doubt(gentype x) { return exp2_in_double(x); }
#endif

gentype cr_exp2(gentype x) {
#if elem_bits == 16
  return exp2(x);
#else
  if (!floats_first)
    return exp2_in_double(x);
  relation doubt;
  gentype sum = x + shifter / 32, t = x - (sum - shifter / 32); // exact
  gentype high = t * (gentype)0x1.62e43p-1f, low = fma(t, (gentype)0x1.62e43p-1f, -high);
  low = fma(t, (gentype)-0x1.05c61p-29f, low);
  gentype y = exp_in_floats(high, low, as_ugentype(sum), &doubt);
  return __builtin_expect(any_lane(doubt | !(fabs(x) < (gentype)126)), false) ? exp2_in_doubt(x) : y;
#endif
}
