// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The reduction of half arguments for sin, cos and tan, in float: what is left of v beside a multiple n of pi or pi/2.
// As v has 11 bits and n no more than 17, n times the high word is subtracted exactly, or nearly so.
#include <math/half/in_float.h>

#define half_pi_high 0x1.921fb4p0f
#define half_pi_low 0x1.4442d2p-24f

static inline floatn rest_beside(floatn v, floatn n, float high, float low) {
  return fma(n, (floatn)-low, fma(n, (floatn)-high, v));
}

// Of one magnitude the result is mended (in_float.h).
static inline floatn half_sine(floatn v) {
  floatn shifted = fma(v, (floatn)0x1.45f306p-2f, (floatn)whole_above),
         t = rest_beside(v, shifted - whole_above, 2 * half_pi_high, 2 * half_pi_low), square = t * t;
  floatn p = polynomial_in_float(square, 0x1p0f, -0x1.555556p-3f, 0x1.110fc2p-7f, -0x1.9f8f68p-13f, 0x1.5f204ep-19f);
  floatn result = nudged(p * t, bits_of(fabs(v)) == constant_bits(0x1.accp-3f), 1);
  return float_of(bits_of(result) ^ (bits_of(shifted) << 31));
}

// The sine of what is left beside an odd multiple of pi/2; of one magnitude the result is mended.
static inline floatn half_cosine(floatn v) {
  floatn shifted = fma(v, (floatn)0x1.45f306p-2f, (floatn)0.5f) + whole_above,
         t = rest_beside(v, shifted - whole_above - 0.5f, 2 * half_pi_high, 2 * half_pi_low), square = t * t;
  floatn p = polynomial_in_float(square, 0x1p0f, -0x1.55554cp-3f, 0x1.110edap-7f, -0x1.9f70fp-13f, 0x1.5dc906p-19f);
  floatn result = nudged(p * t, bits_of(fabs(v)) == constant_bits(0x1.dfp-5f), 1);
  return float_of(bits_of(result) ^ (bits_of(shifted) << 31));
}
