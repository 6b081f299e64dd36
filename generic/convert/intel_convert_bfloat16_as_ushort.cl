// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_convert_bfloat16_as_ushort, intel_convert_bfloat162_as_ushort2 and so on (cl_intel_bfloat16_conversions): the
// upper half of a float's bits, rounded to nearest even. A NaN stays one.
#include "only_float.h"
#include <convert/names.h>

#define round_to_bfloat16 PASTE(PASTE(vec(intel_convert_bfloat16), _as_), vec(ushort))
vec(ushort) round_to_bfloat16(gentype x) {
  const uintn bits = as_ugentype(x);
  const uintn rounded = (bits + 0x7fff + (bits >> 16 & 1)) >> 16, quiet = bits >> 16 | 0x40;
  return vec_convert(ushort, select(rounded, quiet, isnan(x)));
}
#undef round_to_bfloat16
