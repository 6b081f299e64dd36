// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// usual_angle, as generic/'s header of this name describes it, with the same roundings but for signs. With AVX-512 the
// denominator d, the greater magnitude, has the sign of x, and equals x where the angle is flat. The other number, n,
// has the sign of y. VFIXUPIMMPS takes the sign of x to 0 or 1 half-turns there, and leaves 1/2 elsewhere (Intel 64 and
// IA-32 Architectures Software Developer's Manual, "VRANGEPS", "VFIXUPIMMPS"): from these the arctangent of n / d is
// subtracted, with n negated where the angle is flat. A NaN is n, or both are.
#if elem_bits == 32 && vec_width == 16
static inline gentype usual_angle(gentype y, gentype x, private relation *rare) {
  // By class of number: 1 (a) or 0 (8), or what was there
  const ugentype zero_or_one = (ugentype)0x8a8a88 << (ugentype)8;
  gentype d = __builtin_ia32_rangeps512_mask(x, y, 3, (gentype)0, (ushort)-1, 4),
          n = as_gentype((ugentype)(as_ugentype(x) ^ as_ugentype(y) ^ as_ugentype(d))), t, rest;
  ushort flat = (ushort)__builtin_ia32_cmpps512_mask(d, x, 0, (ushort)-1, 4);
  gentype half_turns = __builtin_ia32_fixupimmps512_mask((gentype)0.5f, x, as_igentype(zero_or_one), 0, flat, 4);
  half_turns = as_gentype((ugentype)(as_ugentype(half_turns) | (as_ugentype(y) & (ugentype)sign_bit)));
  *rare = (relation)((as_ugentype(n) << 1 < (ugentype)(as_uint(0x1p-48f) << 1)) |
                     (as_ugentype(d) << 1 >= (ugentype)(as_uint(0x1p48f) << 1)));
  n = __builtin_ia32_selectps_512(flat, -n, n);
  atan_words_of_quotient(n, d, (gentype)0, false, &t, &rest);
  gentype sum = fma(half_turns, pi_high, -t), low = fma(half_turns, pi_high, -sum) - t;
  return sum + (fma(half_turns, pi_low, low) - rest);
}
#else
#include_next <math/trigonometry/usual_angle.h>
#endif
