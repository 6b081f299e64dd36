// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// saturate(x), as generic/'s header of this name describes it. From float to int and uint the instruction does all of
// it, NaN included (PTX ISA, cvt).
#if defined gentype &&!defined ONECLC_CONVERT_SATURATE_H && elem_bits == 32 && dst_bits == 32
#if dst_signed
#define cvt __nvvm_f2i_rz
#else
#define cvt __nvvm_f2ui_rz
#endif
static inline dstn saturate(gentype x) {
#if vec_width == 1
  return cvt(x);
#else
  dstn result;
  for (int i = 0; i < vec_width; i++)
    result[i] = cvt(x[i]);
  return result;
#endif
}
#undef cvt
#else
#include <generic/convert/saturate.h>
#endif
