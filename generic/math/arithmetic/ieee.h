// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The fields of gentype's binary interchange format (IEEE 754-2019, table 3.5), some of its numbers, and tests of its
// bits. All are macros in the words of the expansion (elem_bits, gentype: see gentype.h), so that they fit each type in
// turn.
#ifndef ONECLC_MATH_IEEE_H
#define ONECLC_MATH_IEEE_H
#define significand_bits (elem_bits == 16 ? 10 : elem_bits == 32 ? 23 : 52) // stored ones: the leading bit is implied
#define exponent_bias (elem_bits == 16 ? 15 : elem_bits == 32 ? 127 : 1023)
#define sign_bit ((unsigned_elem)((unsigned_elem)1 << (elem_bits - 1)))
#define leading_bit ((unsigned_elem)((unsigned_elem)1 << significand_bits))
#define infinity_bits ((unsigned_elem)((unsigned_elem)(2 * exponent_bias + 1) << significand_bits))

// 2^n for a constant n within the normal exponents
#define power_of_two(n) \
  __builtin_astype((signed_elem)((signed_elem)((n) + exponent_bias) << significand_bits), sgentype)
#define least_normal power_of_two(1 - exponent_bias)

// Adding `shifter` rounds to an integer. If the integer nearest to x is below 2^(significand_bits - 1) in magnitude, it
// is x + shifter - shifter, and the bits of x + shifter, as an integer, are those of shifter plus it: shifted_integer
// extracts it. This converts without a conversion instruction, and a NaN gives some number instead of poison.
#define shifter ((gentype)((sgentype)1.5f * power_of_two(significand_bits)))
#define shifted_integer(shifted) ((igentype)(as_igentype(shifted) - as_igentype(shifter)))
// 2^n in each lane, for integers n within the normal exponents
#define exact_power(n) as_gentype((igentype)((igentype)((n) + (igentype)exponent_bias) << (igentype)significand_bits))

#define magnitude_bits(x) (as_ugentype(x) & (ugentype)(unsigned_elem)~sign_bit)
#define is_nan(x) ((x) != (x))
#define is_infinite(x) (fabs(x) == (gentype)INFINITY)
#endif
