// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// any_too_great, as generic/'s header of this name describes it. As bits a + half_shifter is from 1.5 *
// 2^(significand_bits - 1) to the greatest number below 2^significand_bits, or greater than this: then it has a bit
// where this has none. VPTEST sees that in one instruction. With AVX-512 a comparison is as short.
#include_next <math/trigonometry/too_great.h>
#if vec_width >= 4 && !defined(__AVX512VL__)
#undef any_too_great
#define any_too_great(a, shifted) \
  (__builtin_reduce_or(as_ugentype(shifted) & \
                       (ugentype)~(((unsigned_elem)(exponent_bias + significand_bits) << significand_bits) - 1)) != 0)
#endif
