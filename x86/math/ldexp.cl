// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ldexp (6.15.2): x 2^k, rounded once. For vectors of float and double AVX-512 has an instruction, which takes every
// number and every power (Intel 64 and IA-32 Architectures Software Developer's Manual, "VSCALEFPS"). An int that is no
// float is far beyond all powers that matter. Others are those of generic/.
// Largest errors seen: float 0.5, double 0.5 ulp.
#include "each_float.h"
#if defined(__AVX512VL__) && elem_bits > 16 && (vec_width * elem_bits == 512 || vec_width * elem_bits == 256)
gentype ldexp(gentype x, intn k) {
  gentype n = vec_convert(sgentype, k);
#if elem_bits == 32 && vec_width == 16
  return __builtin_ia32_scalefps512_mask(x, n, x, (unsigned short)-1, 4);
#elif elem_bits == 32
  return __builtin_ia32_scalefps256_mask(x, n, x, (unsigned char)-1);
#elif vec_width == 8
  return __builtin_ia32_scalefpd512_mask(x, n, x, (unsigned char)-1, 4);
#else
  return __builtin_ia32_scalefpd256_mask(x, n, x, (unsigned char)-1);
#endif
}

gentype ldexp(gentype x, int k) { return ldexp(x, (intn)k); }
#else
#include <generic/math/ldexp.cl>
#endif
