// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion between half, as its bits, and float and double, in each rounding mode. It also serves kernels without
// cl_khr_fp16. These functions are defined for all widths:
//
//   ushortn half_bits_rte(floatn)    and _rtz, _rtp, _rtn, each for doublen, too
//   floatn half_to_float(ushortn)
//   doublen half_to_double(ushortn)
//
// A target defines ONECLC_HALF_INSTRUCTIONS if each of its processors has instructions that convert between half and
// float, with all subnormals. This header is to be included before each_float.h and its like. All results are those of
// IEEE 754, with subnormals, infinities and signed zeros; a NaN stays a NaN. Directed roundings have a header of their
// own, directed_half.h.
#ifndef ONECLC_CONVERT_BINARY16_H
#ifndef vec_width
#define header "convert/binary16.h"
#include "each_real.h"
#define ONECLC_CONVERT_BINARY16_H

#else
#if elem_bits == 32
#ifdef ONECLC_HALF_INSTRUCTIONS
static inline vec(ushort) half_bits_rte(floatn x) { return __builtin_astype(vec_convert(half, x), vec(ushort)); }

static inline floatn half_to_float(vec(ushort) bits) { return vec_convert(float, __builtin_astype(bits, vec(half))); }
#else
// Adding 0.5f rounds results that are subnormal halves, because the unit in the last place of 0.5f is 2^-24, the
// smallest half. Other results are rounded by a carry into the bits that stay: a little less than half a unit in the
// last place is added, and the rest of that half if the last bit is odd.
static inline vec(ushort) half_bits_rte(floatn x) {
  const int infinity = 0x7f800000, rebias = (127 - 15) << 23;
  intn sign = as_igentype(x) >> 16 & 0x8000, magnitude = as_igentype(x) & 0x7fffffff;
  intn subnormal = as_igentype(as_gentype(magnitude) + 0.5f) - (126 << 23);
  intn normal = (magnitude - rebias + 0xfff + (magnitude >> 13 & 1)) >> 13;
  intn nan = 0x7e00 | (magnitude >> 13 & 0x3ff);
  intn above = magnitude > infinity ? nan : __builtin_elementwise_min(normal, (intn)0x7c00);
  return vec_convert(ushort, sign | (magnitude < rebias + (1 << 23) ? subnormal : above));
}

static inline floatn half_to_float(vec(ushort) bits) {
  const int rebias = (127 - 15) << 23;
  intn wide = vec_convert(int, bits), magnitude = wide & 0x7fff;
  intn subnormal = as_igentype(vec_convert(float, magnitude) * 0x1p-24f);
  intn normal = (magnitude << 13) + (magnitude < 0x7c00 ? (intn)rebias : (intn)(2 * rebias));
  return as_gentype((wide & 0x8000) << 16 | (magnitude < 0x400 ? subnormal : normal));
}
#endif
#define half_to_gentype half_to_float

#else
// Rounding to odd gives an inexact result an odd last bit. The float then lies on the same side of every half and of
// every midpoint of halves as the argument, so that rounding the float is as good as rounding the double (Boldo and
// Melquiond 2008).
static inline vec(ushort) half_bits_rte(vec(double) x) {
  const ulong dropped = (1ul << 29) - 1;
  vec(ulong) bits = as_ugentype(x), odd = (bits | ((bits & dropped) + dropped)) & ~dropped;
  return half_bits_rte(vec_convert(float, as_gentype(odd)));
}

static inline vec(double) half_to_double(vec(ushort) bits) { return vec_convert(double, half_to_float(bits)); }
#define half_to_gentype half_to_double
#endif

#include <convert/directed_half.h>
#undef half_to_gentype
#endif
#endif
