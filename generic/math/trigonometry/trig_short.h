// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What half_sin, half_cos and half_tan share, for |x| <= 2^16: the reduction of reduce_pio2.h without the low word and
// without a rare path, and polynomials by lab/coefficients/trig.sol with a relative error of 2^-18.9 (sin) and
// 2^-15.9 (cos). To be included after only_float.h.
#include <math/arithmetic/vocabulary.h>
#include <math/trigonometry/reduce_pio2.h>

// a = k pi/2 + r: returns r, and the low two bits of *quadrant are k mod 4. Beyond 2^16, where the specification leaves
// the result open and the conformance suite asks for a sine or cosine within 1 and a tangent that is a number, all are
// those of 0; of infinity, NaN.
static inline gentype reduce_short(gentype a, private igentype *quadrant) {
  a = a > (gentype)0x1p16f ? a * (gentype)0 : a;
  gentype shifted = fma(a, two_over_pi, shifter), k = shifted - shifter;
  *quadrant = as_igentype(shifted);
  return fma(-k, pio2_3, fma(-k, pio2_2, fma(-k, pio2_1, a)));
}

// Returns sin(r), and stores cos(r) to *cosine.
static inline gentype short_kernels(gentype r, private gentype *cosine) {
  gentype z = r * r;
  gentype q = polynomial(z, -0x1.ffbfb4p-2f, 0x1.4b5142p-5f);
  *cosine = fma(q, z, (gentype)1);
  gentype p = polynomial(z, -0x1.5543cp-3f, 0x1.0b6de2p-7f);
  return fma(r * z, p, r);
}
