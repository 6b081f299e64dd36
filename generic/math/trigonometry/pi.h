// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pi and 1/pi in words: the sum of each pair is within 2^-48 (double: 2^-106) of the constant.
// lab/coefficients/trig.sol and atan.sol print them. To be included after each_float.h.
#ifndef ONECLC_MATH_PI_H
#define ONECLC_MATH_PI_H
#define pi_high ((gentype)(elem_bits == 64 ? 0x1.921fb54442d18p1 : 0x1.921fb6p1))
#define pi_low ((gentype)(elem_bits == 64 ? 0x1.1a62633145c07p-53 : -0x1.777a5cp-24))
#define pio4_high (pi_high / 4)
#define pio4_low (pi_low / 4)
#define inverse_pi_high ((gentype)(elem_bits == 64 ? 0x1.45f306dc9c883p-2 : 0x1.45f306p-2))
#define inverse_pi_low ((gentype)(elem_bits == 64 ? -0x1.6b01ec5417056p-56 : 0x1.b9391p-27))
#endif
