// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What native_sin, native_cos and native_tan share on processors without fma, for |x| < 2^10. To be included after
// products_and_sums.h.
#include <math/arithmetic/any_lane.h>
#include <math/trigonometry/trig.h>

// x = k pi/2 + r: returns r, and the low two bits of *quadrant are k mod 4. The first words of pi/2 have 11 bits, so
// that their products with k are exact (lab/coefficients/trig.sol). With greater x the difference from the first
// product is above 1, and loses a bit of r. The low word of r is the -0 that keeps a zero's sign.
static inline double_word native_angle(gentype x, private igentype *quadrant) {
  gentype shifted = x * two_over_pi + shifter, k = shifted - shifter;
  *quadrant = as_igentype(shifted);
  gentype r = x - k * (gentype)0x1.92p0f - k * (gentype)0x1.fb4p-12f - k * (gentype)0x1.444p-24f;
  return (double_word){r - k * (gentype)0x1.68c234p-39f, (gentype)-0.0f};
}

static inline relation is_great_angle(gentype x) { return !(fabs(x) < (gentype)0x1p10f); }
