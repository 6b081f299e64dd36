// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_exp10 (C23, 7.33.8): exp10, correctly rounded, by the method of exp_in_floats.h and, in doubt, exp_by_table.h.
// Half results are exp10's, which are correctly rounded.
#define unary cr_exp10
#include "float_and_half.h"
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
static table_space const float power_errors[32] = {
    0x1.a00054p-18f,  -0x1.6518a8p-20f, -0x1.e41466p-19f, -0x1.2819dep-18f, -0x1.c8715ap-19f, 0x1.189b6ep-19f,
    0x1.465f22p-23f,  -0x1.7c6e78p-18f, -0x1.08cceap-19f, 0x1.756ddp-18f,   0x1.ee7338p-19f,  -0x1.2d632cp-22f,
    0x1.e9594ep-19f,  0x1.c73ee6p-19f,  -0x1.21f57ep-18f, -0x1.d9daaep-20f, 0x1.8e4706p-19f,  -0x1.7555fp-19f,
    -0x1.1bbad6p-18f, 0x1.0d3d2ap-18f,  -0x1.9d9562p-20f, -0x1.3a36e4p-20f, 0x1.e0271p-21f,   -0x1.20e338p-18f,
    0x1.197566p-20f,  0x1.e9a204p-19f,  0x1.ab7ab8p-19f,  0x1.dfb54ap-20f,  -0x1.1a75c2p-21f, 0x1.9c61cep-18f,
    -0x1.4b685cp-21f, 0x1.7f11e8p-22f};
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
  relation doubt;
  gentype sum = fma(x, (gentype)0x1.a934fp6f, shifter), n = sum - shifter;
  ugentype bits = as_ugentype(sum);
  gentype t = fma(n, (gentype)-0x1.344136p-7f, x),
          more = fma(n, (gentype)0x1.1b4172p-30f, looked_up(power_errors, bits));
  // Seen over all arguments: an error of 2^-34.8
  gentype y = exp_in_floats(powers, t, 0x1.26bb1cp1f, more, bits, 0x1.7p-35f, &doubt);
  return __builtin_expect(any_lane(doubt | !(fabs(x) < (gentype)37)), false) ? exp10_in_doubt(x) : y;
#endif
}
