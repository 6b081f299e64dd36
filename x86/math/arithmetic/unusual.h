// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// unusual, as generic/'s header of this name describes it: AVX-512 has an instruction that tells all classes of numbers
// but the positive normal ones (Intel 64 and IA-32 Architectures Software Developer's Manual, "VFPCLASSPS"); before it
// bits_outside is shorter than an unsigned comparison. Powers of double take 1.04 of the time with it.
#if defined(__AVX512DQ__) && defined(__AVX512VL__) && elem_bits > 16 && \
    (vec_width * elem_bits == 512 || vec_width * elem_bits == 256)
#ifndef unusual_pass
#define unusual_pass
#define end_of_pass "math/end_of_pass.h"
#undef unusual
#define unusual(x) is_unusual(x)
static inline relation is_unusual(gentype x) {
#if elem_bits == 32 && vec_width == 16
  return __builtin_ia32_cvtmask2d512(__builtin_ia32_fpclassps512_mask(x, 0xff, (unsigned short)-1));
#elif elem_bits == 32
  return __builtin_ia32_cvtmask2d256(__builtin_ia32_fpclassps256_mask(x, 0xff, (unsigned char)-1));
#elif vec_width == 8
  return __builtin_ia32_cvtmask2q512(__builtin_ia32_fpclasspd512_mask(x, 0xff, (unsigned char)-1));
#else
  return __builtin_ia32_cvtmask2q256(__builtin_ia32_fpclasspd256_mask(x, 0xff, (unsigned char)-1));
#endif
}
#endif
#elif elem_bits == 32
#include <math/arithmetic/bits_outside.h>
#include <math/arithmetic/ieee.h>
#undef unusual
#define unusual(x) bits_outside(x, leading_bit, infinity_bits)
#else
#undef unusual
#include <generic/math/arithmetic/unusual.h>
#endif
