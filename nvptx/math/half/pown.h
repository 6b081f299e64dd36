// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pown of half: by squaring and multiplying in float up to the 7th power, and by powers.h beyond. The square is
// exact, at most three roundings follow, and the bound of rcp.approx counts as two, the end's rounding as one: the
// error is below 6.1 2^-24 of the power. Where that leaves the choice between two halves, the power is compared with
// their middle in double, whose error of 2^-50 decides: no power is nearer to a middle between halves than 2^-41 of
// itself unless it is the middle (powers.h), and then every product is exact.
#include <math/half/powers.h>

// `low` or the next half away from zero: the one nearer to v^n, |n| <= 7
__attribute__((noinline)) static half nearer_small_power(half low, float v, int n) {
  double a = (double)fabs(v), square = a * a, fourth = square * square, middle = middle_beyond(fabs((float)low));
  uint count = abs(n);
  double power = count & 1 ? a : 1;
  power = count & 2 ? power * square : power;
  power = count & 4 ? power * fourth : power;
  double difference = n < 0 ? fma(-middle, power, 1.0) : power - middle;
  return difference > 0 || (difference == 0 && (as_ushort(low) & 1)) ? next_half(low) : low;
}

half pown(half x, int n) {
  float v = x, a = fabs(v);
  uint count = abs(n);
  if (count <= 7) {
    float square = v * v, fourth = square * square;
    float power = count & 1 ? v : 1;
    power = count & 2 ? power * square : power;
    power = count & 4 ? power * fourth : power;
    // Zeros and infinities, which powers beyond the range of half may be, too, have the right inverse.
    power = n < 0 ? approximate_reciprocal(power) : power;
    half low = (half)(power * (1 - 0x1.9p-22f)), high = (half)(power * (1 + 0x1.9p-22f));
    if (__builtin_expect(low != high, false))
      return nearer_small_power(low, v, n);
    return low;
  }
  half result;
  if (a > 0 && a < INFINITY)
    result =
        power_of_positive(a, (float)clamp(n, -0x10000, 0x10000)); // beyond, powers but those of 1 are 0 or infinity
  else
    result = (half)(n < 0 ? approximate_reciprocal(a) : a);
  ushort sign = as_ushort(x) & (ushort)((uint)n << 15);
  return as_half((ushort)(as_ushort(result) | sign));
}
