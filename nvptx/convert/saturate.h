// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// saturate(x), as generic/'s header of this name describes it. The instructions clamp; they turn a NaN into 0, too, but
// from double and to 64 bits into the least integer or 2^63 (PTX ISA, cvt).
#ifndef ONECLC_CONVERT_SATURATE_H
#ifndef gentype
#define dst_max ((dst)(~0ul >> (64 - dst_bits + dst_signed)))
#define dst_min ((dst)(dst_signed ? ~dst_max : 0))
#if dst_bits < 32
#include <convert/packed.h>
#endif
#include <convert/instructions.h>
#define header "convert/saturate.h"
#include "each_real.h"
#define ONECLC_CONVERT_SATURATE_H

#else
#if dst_bits == 64 && dst_signed
#define to ll
#elif dst_bits == 64
#define to ull
#elif dst_bits == 32 && !dst_signed
#define to ui
#else
#define to i
#endif
#if elem_bits == 32
#define cvt_(to) f2##to##_rz
#else
#define cvt_(to) d2##to##_rz
#endif
#define cvt(to) cvt_(to)

#if dst_bits < 32
#define resultn intn
#else
#define resultn dstn
#endif

static inline dstn saturate(gentype x) {
#if elem_bits == 64 || dst_bits == 64
#define number(x) ((x) == (x) ? cvt(to)(x) : 0)
#else
#define number(x) cvt(to)(x)
#endif
#if vec_width == 1
  const resultn result = number(x);
#else
  resultn result;
  for (int i = 0; i < vec_width; i++)
    result[i] = number(x[i]);
#endif
#if dst_bits < 32
  return packed(result);
#else
  return result;
#endif
#undef number
}
#undef to
#undef resultn
#undef cvt_
#undef cvt
#endif
#endif
