// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The arc tangent of 0 <= t <= 1 or, if `steep`, of 1 / t, by a polynomial in t^2, for atan and atan2 of half
#include <math/half/in_float.h>

static inline float angle_of_tangent(float t, bool steep) {
  float square = t * t;
  float p = polynomial_in_float(square, 0x1p0f, -0x1.55547ap-2f, 0x1.996e06p-3f, -0x1.22c5bep-3f, 0x1.b312ccp-4f,
                                -0x1.31ea82p-4f, 0x1.5a9beap-5f, -0x1.03b9fep-6f, 0x1.6ee97ep-9f);
  return steep ? fma(-p, t, 0x1.921fb6p0f) : p * t;
}
