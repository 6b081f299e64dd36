// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions in each rounding mode.
#include <math/door.h>

#define conversion_in_mode(mode, end, result, of_end, source) \
  door(cvt##mode##_##end##_##of_end, result, (source x), convert_##result##_##mode(x))
#define conversions_between(end, result, of_end, source) \
  conversion_in_mode(rtn, end, result, of_end, source) \
  conversion_in_mode(rtp, end, result, of_end, source) \
  conversion_in_mode(rtz, end, result, of_end, source)
conversions_between(f16, half, f32, float)
conversions_between(f16, half, f64, double)
conversion_in_mode(rte, f16, half, f64, double)
conversions_between(f32, float, f64, double)
conversions_between(f32, float, s32, int)
conversions_between(f32, float, u32, uint)
conversions_between(f32, float, s64, long)
conversions_between(f32, float, u64, ulong)
conversions_between(f64, double, s64, long)
conversions_between(f64, double, u64, ulong)
