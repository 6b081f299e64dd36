// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// toward_zero(x), upward(x) and downward(x), as generic/'s header of this name describes them: an instruction each.
#include <convert/instructions.h>

#if is_float
#define from d
#elif elem_bits == 64 && is_signed
#define from ll
#elif elem_bits == 64
#define from ull
#elif is_signed
#define from i
#else
#define from ui
#endif
#if dst_digits == 24
#define cvt__(from, mode) from##2f_##mode
#else
#define cvt__(from, mode) from##2d_##mode
#endif
#define cvt_(from, mode) cvt__(from, mode)
#define cvt(mode) cvt_(from, mode)

#if vec_width == 1
#define rounded(mode) return cvt(mode)(x)
#else
#define rounded(mode) \
  dstn result; \
  for (int i = 0; i < vec_width; i++) \
    result[i] = cvt(mode)(x[i]); \
  return result
#endif
static inline dstn toward_zero(gentype x) { rounded(rz); }
static inline dstn upward(gentype x) { rounded(rp); }
static inline dstn downward(gentype x) { rounded(rm); }
#undef rounded
#undef cvt
#undef cvt_
#undef cvt__
#undef from
