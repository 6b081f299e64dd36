// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions between floating-point numbers and integers in each rounding mode, an instruction each. To integers they
// hold what is too large within the range; NaN becomes 0 where neither type has 64 bits, or else the number whose top
// bit alone is set (PTX ISA, "cvt").
#include <math/door.h>

#define conversions_in_modes(name, result, source, of_ptx) \
  door_of_ptx(name##_rn, result, (source x), of_ptx.rn, x) \
  door_of_ptx(name##_rz, result, (source x), of_ptx.rz, x) \
  door_of_ptx(name##_ru, result, (source x), of_ptx.rp, x) \
  door_of_ptx(name##_rd, result, (source x), of_ptx.rm, x)

conversions_in_modes(float2int, int, float, f2i)
conversions_in_modes(float2uint, uint, float, f2ui)
conversions_in_modes(float2ll, long, float, f2ll)
conversions_in_modes(float2ull, ulong, float, f2ull)
conversions_in_modes(double2int, int, double, d2i)
conversions_in_modes(double2uint, uint, double, d2ui)
conversions_in_modes(double2ll, long, double, d2ll)
conversions_in_modes(double2ull, ulong, double, d2ull)

conversions_in_modes(int2float, float, int, i2f)
conversions_in_modes(uint2float, float, uint, ui2f)
conversions_in_modes(ll2float, float, long, ll2f)
conversions_in_modes(ull2float, float, ulong, ull2f)
conversions_in_modes(ll2double, double, long, ll2d)
conversions_in_modes(ull2double, double, ulong, ull2d)
door(int2double_rn, double, (int x), x)
door(uint2double_rn, double, (uint x), x)

conversions_in_modes(double2float, float, double, d2f)
// Without the type half, which libnvvm before CUDA 12.9 does not have.
static inline float from_half(ushort bits) {
  float result;
  __asm__("cvt.f32.f16 %0, %1;" : "=f"(result) : "h"(bits));
  return result;
}
door(half2float, float, (ushort bits), from_half(bits))
door_of_ptx(float2half_rn, ushort, (float x), f2h.rn, x)
