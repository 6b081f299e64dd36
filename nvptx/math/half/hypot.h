// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hypot of half, in float, where the squares are exact and their sum is rounded once. With the bounds of sqrt.approx
// (approximations.h) the root is within 1.25 2^-23 of what is returned. Where this leaves the choice between two
// halves, the middle's square decides, which double tells exactly.
#include <math/arithmetic/approximations.h>

// `low` or `high`, neighbouring halves: the one nearer to the root of v^2 + w^2
static inline half nearer_root(half low, half high, float v, float w) {
  double end = high < (half)INFINITY ? (double)high : 0x1p16, middle = ((double)low + end) * 0.5;
  double difference = fma((double)v, (double)v, -middle * middle), smaller = w;
  // The difference of the two greater squares is exact, so that the sign of the sum is right.
  difference = fma(smaller, smaller, difference);
  return difference > 0 || (difference == 0 && (as_ushort(low) & 1)) ? high : low;
}

half hypot(half x, half y) {
  float v = fabs((float)x), w = fabs((float)y), sum = fma(v, v, w * w), root = approximate_root(sum);
  half low = (half)(root * (1 - 0x1p-22f)), high = (half)(root * (1 + 0x1p-22f));
  if (__builtin_expect(low != high, false)) { // NaN, too
    if (sum != sum)
      return v == INFINITY || w == INFINITY ? (half)INFINITY : (half)sum;
    return nearer_root(low, high, v < w ? w : v, v < w ? v : w);
  }
  return low;
}
