// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions in each rounding mode.
#include <math/door.h>

#define conversion(mode, end, result, of_end, source) \
  door(cvt##mode##_##end##_##of_end, result, (source x), convert_##result##_##mode(x))
#define conversions(end, result, of_end, source) \
  conversion(rtn, end, result, of_end, source) conversion(rtp, end, result, of_end, source) \
      conversion(rtz, end, result, of_end, source)
conversions(f16, half, f32, float) conversions(f16, half, f64, double) conversion(rte, f16, half, f64, double)
    conversions(f32, float, f64, double) conversions(f32, float, s32, int) conversions(f32, float, u32, uint)
        conversions(f32, float, s64, long) conversions(f32, float, u64, ulong) conversions(f64, double, s64, long)
            conversions(f64, double, u64, ulong)
