// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bits of floats that halves are computed in. Signs and comparisons of magnitudes are arithmetic of integers, which
// processors do beside that of floats: of their units fewer can add, multiply or compare floats.
#ifndef ONECLC_MATH_HALF_BITS_H
#define ONECLC_MATH_HALF_BITS_H
#define bits_of(v) __builtin_astype(v, intn)
#define float_of(bits) __builtin_astype(bits, floatn)
#define sign_of(v) (bits_of(v) & (intn)(int)0x80000000)
#define whole_above 0x1.8p23f // this plus an integer, or a number rounded to one, has its low bits
#define constant_bits(c) ((intn)__builtin_astype(c, int)) // of the float c
#endif
