// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_exp (C23, 7.33.8): exp, correctly rounded, by the method of exp_in_floats.h and, in doubt, exp_by_table.h.
// Half results are exp's, which are correctly rounded.
#define unary cr_exp
#include "float_and_half.h"
#include <correctly_rounded/exp_by_table.h>
#include <correctly_rounded/exp_in_floats.h>
#include <correctly_rounded/natural_powers.h>

#if elem_bits == 32
// x between bounds beyond which the result is 0 or infinite
static inline gentype exp_in_double(gentype x) {
  ugentype n;
  doublen t = reduce_by_table(between(x, -104, 89), 0x1.715476p5f, 0x1.63p-6f, -0x1.bd0105c610ca8p-18, &n);
  return rounded_power(power_by_table(n), t, 1, 0x1.ffffffffe5a23p-2, 0x1.555555555cdep-3, 0x1.5555c2e068e4ap-5,
                       0x1.11112a1a9f5b8p-7);
}

__attribute__((noinline)) static gentype exp_in_doubt(gentype x) { return exp_in_double(x); }
#endif

gentype cr_exp(gentype x) {
#if elem_bits == 16
  return exp(x);
#else
  if (!floats_first)
    return exp_in_double(x);
  relation doubt;
  gentype sum = fma(x, (gentype)0x1.715476p5f, shifter), n = sum - shifter;
  ugentype bits = as_ugentype(sum);
  gentype t = fma(n, (gentype)-0x1.62e43p-6f, x), more = fma(n, (gentype)0x1.05c61p-34f, looked_up(power_errors, bits));
  // Seen over all arguments: an error of 2^-35.18
  gentype y = exp_in_floats(powers, t, 1, more, bits, 0x1.2p-35f, &doubt);
  return __builtin_expect(any_lane(doubt | !(fabs(x) < (gentype)87)), false) ? exp_in_doubt(x) : y;
#endif
}
