// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_exp (C23, 7.33.8): exp, correctly rounded by the steps of in_double.h. Step 1 is that of exp_in_floats.h, step 2
// that of exp_by_table.h. Half results are exp's, which are correctly rounded. Those of double: double/exp.h.
#define unary cr_exp
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/exp.h>
#else
#include <correctly_rounded/exp_by_table.h>
#include <correctly_rounded/exp_in_floats.h>
#include <correctly_rounded/natural_powers.h>

#ifndef ONECLC_CR_EXP_TABLES
#define ONECLC_CR_EXP_TABLES
// power_errors less the room (exp_in_floats.h)
static table_space const float lower_errors[32] = {
    -0x1.5p-36f,      -0x1.949e16p-25f, 0x1.8d6cd4p-25f,  -0x1.ddccfep-25f, -0x1.9cb422p-27f, -0x1.a325b4p-25f,
    0x1.961f02p-25f,  -0x1.2b37bcp-25f, 0x1.122602p-25f,  -0x1.ce3ccep-26f, 0x1.36e1e4p-25f,  0x1.2e2de2p-30f,
    -0x1.0a5f52p-25f, -0x1.c595b6p-26f, -0x1.0180acp-27f, -0x1.6cdc84p-25f, 0x1.25b15cp-26f,  0x1.8ad7b8p-26f,
    -0x1.05f544p-25f, -0x1.1c7542p-26f, 0x1.6651cap-28f,  -0x1.34b856p-25f, 0x1.a265e4p-28f,  -0x1.0ba8c8p-25f,
    -0x1.fa6b06p-27f, -0x1.e51c86p-26f, -0x1.6ab1b4p-28f, -0x1.b6651ep-28f, -0x1.a6717cp-28f, -0x1.abc532p-26f,
    0x1.5ff28ep-28f,  -0x1.2b7df8p-27f};
#endif

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
  // Step 1: in floats
  relation doubt;
  gentype shifted = fma(x, (gentype)0x1.715476p0f, shifter / 32), n = shifted - shifter / 32;
  ugentype bits = as_ugentype(shifted);
  gentype t = fma(n, (gentype)-0x1.62e43p-1f, x), more = fma(n, (gentype)0x1.05c61p-29f, looked_up(lower_errors, bits));
  // Seen over all arguments: an error of 2^-35.95 of the power
  gentype y = exp_in_floats(powers, t, 1, more, n, bits, 0x1.5p-36f, x, 87, &doubt);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? exp_in_doubt(x) : y;
#endif
}
#endif
