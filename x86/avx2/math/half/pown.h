// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pown of half: powers of up to 15 by squaring and multiplying in float, others by power_bounds.h. Where the bounds
// leave the rounding in doubt, they are those of double.
#include <math/half/power_bounds.h>

__attribute__((noinline)) static gentype pown_of_any(gentype x, intn y, gentype low, gentype high) {
  low = fabs(low);
  high = fabs(high);
  floatn v = vec_convert(float, x), a = fabs(v), n = vec_convert(float, y);
  intn far = fabs(n) > 15;
  if (any_lane(far)) {
    // From 2^16 on only powers of 1 are neither 0 nor infinite.
    n = fmin(fmax(n, (floatn)-0x1p16f), (floatn)0x1p16f);
    floatn below = half_power_from_below(a, n);
    below = ((a == 0) | (a == INFINITY)) ? ((a == 0) != (n < 0) ? (floatn)0 : (floatn)INFINITY) : below;
    below = is_nan(a) ? a : below;
    low = vec_convert(half, far ? below : vec_convert(float, low));
    high = vec_convert(half, far ? below + below *half_power_width : vec_convert(float, high));
  }
  vec(double) base = vec_convert(double, a), power = 1;
  vec(long) count = vec_convert(long, n < 0 ? -n : n);
#pragma unroll
  for (int bit = 1; bit <= 8; bit *= 2, base *= base)
    power = (count & (vec(long))bit) != (vec(long))0 ? power * base : power;
  power = vec_convert(long, y) < (vec(long))0 ? 1 / power : power;
  relation doubt = differ(low, high) & vec_convert(short, far);
  for_lanes_in (doubt)
    element(power) = pow((double)element(a), (double)element(n));
  low = nearer(power, low, high);
  return (ugentype)(vec_convert(ushort, y) << (ugentype)15) != (ugentype)0 ? copysign(low, x) : low;
}

gentype pown(gentype x, intn y) {
  floatn v = vec_convert(float, x), square = v * v;
  uintn count = __builtin_astype(y < 0 ? -y : y, uintn);
  floatn power;
#if defined(__AVX512F__) && vec_width == 16
  // Of a test of the bit LLVM would make four operations more. Here it is the sign of -0.
  power = __builtin_ia32_selectps_512(
      __builtin_ia32_fpclassps512_mask(__builtin_astype(count << 31, floatn), 4, (unsigned short)-1), v, (floatn)1);
#else
  power = __builtin_astype(count << 31, intn) < 0 ? v : (floatn)1;
#endif
  power = (count & 2) != 0 ? power * square : power;
  square *= square;
  power = (count & 4) != 0 ? power * square : power;
  intn eighth = count > 7;
  if (any_lane(eighth)) {
    square *= square;
    power = eighth ? power * square : power; // beyond 15 it is not used
  }
  power = y < 0 ? 1 / power : power;
  // No more than eight products and quotients were rounded, and one is here.
  const float width = 0x1.4p-21f;
  gentype low = vec_convert(half, power * (1 - width)), high = vec_convert(half, power * (1 + width));
  return __builtin_expect(any_lane(differ(low, high)) || any_lane(count > 15), false) ? pown_of_any(x, y, low, high)
                                                                                      : low;
}
