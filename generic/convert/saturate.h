// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// saturate(x, source) rounds float and double toward zero to the integer type dst (dst_bits wide, signed if dst_signed)
// and clamps the result to its range; a NaN gives 0. x is `source`, or that rounded before; either tells of NaN. A
// plain conversion of a value out of range gives poison in LLVM; where that happens the result is not selected.
#ifndef ONECLC_CONVERT_SATURATE_H
#ifndef vec_width
#define dst_max ((dst)(~0ul >> (64 - dst_bits + dst_signed)))
#define dst_min ((dst)(dst_signed ? ~dst_max : 0))
#define header "convert/saturate.h"
#include "each_real.h"
#define ONECLC_CONVERT_SATURATE_H

#else
static inline dstn saturate(gentype x, gentype source) {
  (void)source;
#if dst_signed
  gentype number = x == x ? x : (gentype)0;
#else
  gentype number = x > 0 ? x : (gentype)0;
#endif
#if dst_bits - dst_signed <= (elem_bits == 32 ? 24 : 53)
  // gentype has both dst_min and dst_max.
#if dst_signed
  number = number > dst_min ? number : (gentype)dst_min;
#endif
  return vec_convert(dst, number < dst_max ? number : (gentype)dst_max);
#else
  // gentype does not have dst_max, but the power of two above it.
  const sgentype limit = 2 * (sgentype)(1ul << (dst_bits - dst_signed - 1));
  dstn result = vec_convert(dst, number);
#if dst_signed
  result = vec_convert(dst, number > -limit) ? result : (dstn)dst_min;
#endif
  return vec_convert(dst, number < limit) ? result : (dstn)dst_max;
#endif
}
#endif
#endif
