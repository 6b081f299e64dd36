// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_exp2 (C23, 7.33.8): exp2, correctly rounded by the steps of in_double.h. Step 1 is that of exp_in_floats.h, step 2
// that of exp_by_table.h. Half results are exp2's, which are correctly rounded. Those of double: double/exp2.h.
#define unary cr_exp2
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/exp2.h>
#else
#include <correctly_rounded/exp_by_table.h>
#include <correctly_rounded/exp_in_floats.h>

#ifndef ONECLC_CR_EXP2_TABLES
#define ONECLC_CR_EXP2_TABLES
static table_space const float powers[32] = {
    0x1.fffed4p-1f, 0x1.059abap0f, 0x1.0b54d2p0f, 0x1.113034p0f, 0x1.172bd8p0f, 0x1.1d4854p0f, 0x1.238794p0f,
    0x1.29e9fp0f,   0x1.306fa6p0f, 0x1.371a4ap0f, 0x1.3deae4p0f, 0x1.44e0aap0f, 0x1.4bfd16p0f, 0x1.5341fap0f,
    0x1.5ab128p0f,  0x1.624804p0f, 0x1.6a0a32p0f, 0x1.71f80ap0f, 0x1.7a11e4p0f, 0x1.825818p0f, 0x1.8acd9ap0f,
    0x1.9373cap0f,  0x1.9c492ep0f, 0x1.a5500ap0f, 0x1.ae89a4p0f, 0x1.b7f79p0f,  0x1.c199b4p0f, 0x1.cb7254p0f,
    0x1.d5813cp0f,  0x1.dfc97ap0f, 0x1.ea4b0ep0f, 0x1.f5073ep0f};
// less the room (exp_in_floats.h)
static table_space const float power_errors[32] = {
    0x1.2c0024p-17f,  0x1.45a3bep-18f,  0x1.5a4a9p-17f,   -0x1.58c928p-20f, -0x1.34eb44p-18f, 0x1.be58a8p-20f,
    0x1.09972cp-20f,  -0x1.caab7ep-21f, 0x1.8a75ap-19f,   0x1.10e018p-19f,  -0x1.99db16p-18f, -0x1.c59696p-20f,
    0x1.d2c09cp-18f,  0x1.1ad68ap-17f,  -0x1.f69f4cp-18f, -0x1.20e0bp-20f,  -0x1.aba05ap-19f, -0x1.da8572p-18f,
    -0x1.a892cp-18f,  0x1.57737p-18f,   0x1.e2c692p-18f,  -0x1.90c486p-19f, -0x1.b1de14p-21f, 0x1.ddbbdap-20f,
    0x1.971becp-19f,  -0x1.317e96p-20f, 0x1.66bd8ep-22f,  -0x1.38e28p-19f,  0x1.64dc8p-19f,   -0x1.cf434ep-23f,
    -0x1.4b6b9cp-21f, 0x1.44aa92p-20f};
#endif

#if elem_bits == 32
// x between bounds beyond which the result is 0 or infinite; t is exact.
static inline gentype exp2_in_double(gentype x) {
  gentype v = between(x, -151, 129), shifted = v + shifter / 32;
  doublen t = to_double(v - (shifted - shifter / 32));
  gentype y = rounded_power(power_by_table(as_ugentype(shifted)), t, 0x1.62e42fefa39efp-1, 0x1.ebfbdff81302fp-3,
                            0x1.c6b08d70616cap-5, 0x1.3b2b1c210041fp-7, 0x1.5d88093708a29p-10);
  return mended(y, x, 0x1.853a6ep-9f, 0x1.00870ap0f);
}

__attribute__((noinline)) static gentype exp2_in_doubt(gentype x) { return exp2_in_double(x); }
#endif

gentype cr_exp2(gentype x) {
#if elem_bits == 16
  return exp2(x);
#else
  if (!floats_first)
    return exp2_in_double(x);
  // Step 1: in floats
  relation doubt;
  gentype shifted = x + shifter / 32, n = shifted - shifter / 32, t = x - n; // exact
  ugentype bits = as_ugentype(shifted);
  // Seen over all arguments: an error of 2^-35.58 of the power
  gentype y =
      exp_in_floats(powers, t, 0x1.62e43p-1f, looked_up(power_errors, bits), n, bits, 0x1.ap-36f, x, 126, &doubt);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? exp2_in_doubt(x) : y;
#endif
}
#endif
