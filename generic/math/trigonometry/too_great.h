// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// any_too_great(a, shifted), of an a >= 0 and shifted = a + half_shifter (reduce_pio2.h): whether in any lane a is
// turns_limit, 2^(significand_bits - 2), or more. For NaN, and an a below that whose sum is rounded up to
// 2^significand_bits, it may say so too, so that targets can test what is least work. To be included after in_any_lane
// of reduce_pio2.h.
#undef turns_limit
#undef any_too_great
#define turns_limit ((gentype)power_of_two(significand_bits - 2))
#define any_too_great(a, shifted) in_any_lane((a) >= turns_limit)
