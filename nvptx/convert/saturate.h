// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// saturate(x, source), as generic/'s header of this name describes it. The instructions clamp; they turn a NaN into 0,
// too, but from double and to 64 bits into the least integer or 2^63 (PTX ISA, cvt). What is tested for NaN is
// `source`, so that ptxas makes one instruction of a rounding and the conversion.
#ifndef ONECLC_CONVERT_SATURATE_H
#ifndef vec_width
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
#define result_type int
#else
#define result_type dst
#endif
#define resultn vec(result_type)

static inline dstn saturate(gentype x, gentype source) {
#if vec_width == 1
  resultn result = cvt(to)(x);
#else
  resultn result;
  for (int i = 0; i < vec_width; i++)
    result[i] = cvt(to)(x[i]);
#endif
#if elem_bits == 64 || dst_bits == 64
  result = vec_convert(result_type, source == source) ? result : (resultn)0;
#else
  (void)source;
#endif
#if dst_bits < 32
  return packed(result);
#else
  return result;
#endif
}
#undef to
#undef result_type
#undef resultn
#undef cvt_
#undef cvt
#endif
#endif
