// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exponentials in double, for rounding to float, by a table: b^x = 2^(n/32) b^t, where n is the integer next to 32 x
// log2(b), which float arithmetic finds, as it does most of t (P. T. P. Tang, "Table-driven implementation of the
// exponential function in IEEE floating-point arithmetic", 1989). A polynomial with an error of 2^-52.6
// (lab/coefficients/correctly_rounded.sol) gives (b^t - 1) / t: half as many operations in double as without a table,
// each of which takes as long as two in float where double is fast.
//   Step 1: reduce the argument (reduce_by_table): x = n log_b(2) / 32 + t
//   Step 2: 2^(n/32) from the table (power_by_table)
//   Step 3: b^t, and the product (rounded_power)
#include <correctly_rounded/between.h>
#include <correctly_rounded/in_double.h>
#include <correctly_rounded/table.h>
#include <math/arithmetic/ieee.h>

#ifndef ONECLC_CORRECTLY_ROUNDED_EXP_BY_TABLE_H
#define ONECLC_CORRECTLY_ROUNDED_EXP_BY_TABLE_H
// The bits of 2^(k/32), less k 2^47, so that those of n, whose low five are k, need no separation before they are added
// as an exponent. The last power is one unit too large, whereby exp(-0x1.d2259ap3) and exp2(-0x1.e7526ep-6) are rounded
// right, too.
static table_space const ulong powers_by_bits[32] = {
    0x3ff0000000000000, 0x3fefd9b0d3158574, 0x3fefb5586cf9890f, 0x3fef9301d0125b51, 0x3fef72b83c7d517b,
    0x3fef54873168b9aa, 0x3fef387a6e756238, 0x3fef1e9df51fdee1, 0x3fef06fe0a31b715, 0x3feef1a7373aa9cb,
    0x3feedea64c123422, 0x3feece086061892d, 0x3feebfdad5362a27, 0x3feeb42b569d4f82, 0x3feeab07dd485429,
    0x3feea47eb03a5585, 0x3feea09e667f3bcd, 0x3fee9f75e8ec5f74, 0x3feea11473eb0187, 0x3feea589994cce13,
    0x3feeace5422aa0db, 0x3feeb737b0cdc5e5, 0x3feec49182a3f090, 0x3feed503b23e255d, 0x3feee89f995ad3ad,
    0x3feeff76f2fb5e47, 0x3fef199bdd85529c, 0x3fef3720dcef9069, 0x3fef5818dcfba487, 0x3fef7c97337b9b5f,
    0x3fefa4afa2a490da, 0x3fefd0765b6e4541};
#endif

#if elem_bits == 32
// 2^(n/32), where n is an integer below 2^16 in magnitude in the low 17 bits of `bits`
static inline doublen power_by_table(ugentype bits) {
#if vec_width == 1
  const uint2 power = as_uint2(powers_by_bits[bits & 31]);
  return as_double((uint2)(power.x, power.y + (bits << 15)));
#else
  const vec(ulong) wide = vec_convert(ulong, bits);
  const doublen power = looked_up_of_32((table_space const double *)powers_by_bits, wide);
  return __builtin_astype(__builtin_astype(power, vec(ulong)) + (wide << (vec(ulong))47), doublen);
#endif
}

// power b^t, where (b^t - 1) / t is c1 + c2 t + … + c5 t^4
static inline gentype rounded_power(doublen power, doublen t, double c1, double c2, double c3, double c4, double c5) {
  doublen q = fma((doublen)c5, t, (doublen)c4);
  q = fma(q, t, (doublen)c3);
  q = fma(q, t, (doublen)c2);
  q = fma(q, t, (doublen)c1);
  return to_float(fma(power * t, q, power));
}

// n as bits, and what it leaves: x - n base_log, in double. `inverse` is 1 / base_log, whose high word has 11 bits, so
// that products with n are exact; the low one has the rest.
static inline doublen reduce_by_table(gentype x, float inverse, float high, double low, private ugentype *bits) {
  gentype shifted = fma(x, (gentype)inverse, shifter), n = shifted - shifter;
  *bits = as_ugentype(shifted);
  return fma(to_double(n), (doublen)-low, to_double(fma(n, (gentype)-high, x)));
}
#endif
