// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// scaled_by, not_positive_normal and result_unusual, as generic/'s header of this name describes them: AVX-512 scales
// by the integer below a float, however large that is (scalef.h), and classifies what results (Intel 64 and IA-32
// Architectures Software Developer's Manual, "VFPCLASSPS").
#include <math/arithmetic/scalef.h>
#if defined(__AVX512DQ__) && elem_bits == 32 && (vec_width == 16 || vec_width == 8)
static inline gentype scaled_by(gentype y, gentype n, ugentype bits) {
  (void)bits;
  return scalef(y, n);
}

static inline relation not_positive_normal(gentype y) {
#if vec_width == 16
  return __builtin_ia32_selectd_512(__builtin_ia32_fpclassps512_mask(y, 0xff, (unsigned short)-1), (int16)-1, (int16)0);
#else
  return __builtin_ia32_selectd_256(__builtin_ia32_fpclassps256_mask(y, 0xff, (unsigned char)-1), (int8)-1, (int8)0);
#endif
}

static inline relation result_unusual(gentype y, gentype x, float most) {
  (void)x, (void)most;
  return not_positive_normal(y);
}
#else
#include_next <correctly_rounded/scale.h>
#endif
