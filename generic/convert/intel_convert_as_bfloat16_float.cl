// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_convert_as_bfloat16_float, intel_convert_as_bfloat162_float2 and so on (cl_intel_bfloat16_conversions): the
// float whose upper half is x, which is exact.
#include "only_float.h"
#include <convert/names.h>

#define widen_bfloat16 PASTE(PASTE(vec(intel_convert_as_bfloat16), _), gentype)
gentype widen_bfloat16(vec(ushort) x) { return as_gentype(vec_convert(uint, x) << 16); }
#undef widen_bfloat16
