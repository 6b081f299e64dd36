// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_exp10 (C23, 7.33.8): exp10, correctly rounded by the steps of in_double.h. Step 1 is that of exp_in_floats.h, step
// 2 that of exp_by_table.h. Half results are exp10's, which are correctly rounded. Those of double: double/exp10.h.
#define unary cr_exp10
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/exp10.h>
#else
#include <correctly_rounded/exp_by_table.h>
#include <correctly_rounded/exp_in_floats.h>

#ifndef ONECLC_CR_EXP10_TABLES
#define ONECLC_CR_EXP10_TABLES
static table_space const float powers[32] = {
    0x1.ffff3p-1f, 0x1.059b24p0f, 0x1.0b55c6p0f, 0x1.11306cp0f, 0x1.172bc2p0f, 0x1.1d484cp0f, 0x1.2387a4p0f,
    0x1.29ea4ep0f, 0x1.307008p0f, 0x1.371a02p0f, 0x1.3dea18p0f, 0x1.44e08cp0f, 0x1.4bfd5ep0f, 0x1.53426ap0f,
    0x1.5ab0ep0f,  0x1.624814p0f, 0x1.6a09ap0f,  0x1.71f7a2p0f, 0x1.7a11bp0f,  0x1.825834p0f, 0x1.8ace7cp0f,
    0x1.93739ap0f, 0x1.9c49p0f,   0x1.a550b2p0f, 0x1.ae89dcp0f, 0x1.b7f706p0f, 0x1.c1996p0f,  0x1.cb71d8p0f,
    0x1.d5819ep0f, 0x1.dfc8b2p0f, 0x1.ea4b0ep0f, 0x1.f5075ap0f};
// less the room (exp_in_floats.h)
static table_space const float power_errors[32] = {
    0x1.9fffecp-18f,  -0x1.651a48p-20f, -0x1.e41536p-19f, -0x1.281a46p-18f, -0x1.c8722ap-19f, 0x1.189a9ep-19f,
    0x1.465222p-23f,  -0x1.7c6eep-18f,  -0x1.08cdbap-19f, 0x1.756d68p-18f,  0x1.ee7268p-19f,  -0x1.2d69acp-22f,
    0x1.e9587ep-19f,  0x1.c73e16p-19f,  -0x1.21f5e6p-18f, -0x1.d9dc4ep-20f, 0x1.8e4636p-19f,  -0x1.7556cp-19f,
    -0x1.1bbb3ep-18f, 0x1.0d3cc2p-18f,  -0x1.9d9702p-20f, -0x1.3a3884p-20f, 0x1.e023dp-21f,   -0x1.20e3ap-18f,
    0x1.1973c6p-20f,  0x1.e9a134p-19f,  0x1.ab79e8p-19f,  0x1.dfb3aap-20f,  -0x1.1a7902p-21f, 0x1.9c6166p-18f,
    -0x1.4b6b9cp-21f, 0x1.7f0b68p-22f};
#endif

#if elem_bits == 32
// x between bounds beyond which the result is 0 or infinite
static inline gentype exp10_in_double(gentype x) {
  ugentype n;
  doublen t = reduce_by_table(between(x, -46, 39), 0x1.a934fp6f, 0x1.344p-7f, 0x1.3509f79fef312p-23, &n);
  return rounded_power(power_by_table(n), t, 0x1.26bb1bbb55515p1, 0x1.53524c73bd2d3p1, 0x1.0470591dff0f1p1,
                       0x1.2bd7c0da09723p0, 0x1.1429e788d9181p-1);
}

__attribute__((noinline)) static gentype exp10_in_doubt(gentype x) { return exp10_in_double(x); }
#endif

gentype cr_exp10(gentype x) {
#if elem_bits == 16
  return exp10(x);
#else
  if (!floats_first)
    return exp10_in_double(x);
  // Step 1: in floats
  relation doubt;
  gentype shifted = fma(x, (gentype)0x1.a934fp1f, shifter / 32), n = shifted - shifter / 32;
  ugentype bits = as_ugentype(shifted);
  gentype t = fma(n, (gentype)-0x1.344136p-2f, x),
          more = fma(n, (gentype)0x1.1b4172p-25f, looked_up(power_errors, bits));
  // Seen over all arguments: an error of 2^-35.56 of the power
  gentype y = exp_in_floats(powers, t, 0x1.26bb1cp1f, more, n, bits, 0x1.ap-36f, x, 37, &doubt);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? exp10_in_doubt(x) : y;
#endif
}
#endif
