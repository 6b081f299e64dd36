// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// quotient(x, n) is x / n, correctly rounded, for integers |x| <= n + 1 and the n < 2^16 that normalized channels have,
// which is known when the library is compiled. 1 / n as the sum of two floats is exact to 2^-48, and the rounding of
// x * low as well, but x / n is no nearer than 2^-42 to a middle of two floats: its distance is a multiple of
// 1 / (n * 2^25). This takes two operations where a division takes as long as several of them.
#ifndef ONECLC_IMAGE_QUOTIENT_H
#define ONECLC_IMAGE_QUOTIENT_H
static inline float4 quotient(float4 x, float4 n) {
  const float4 high = 1 / n, low = fma(-high, n, 1.0f) / n;
  return fma(x, high, x * low);
}
#endif
