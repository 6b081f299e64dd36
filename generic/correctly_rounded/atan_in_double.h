// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The arc tangent of a quotient in double, for rounding to float: with a tabulated c near u / v, atan(u / v) = atan(c)
// + atan(t), t = (u - c v) / (v + c u), |t| < 0.0335. Float arithmetic finds c and a reciprocal of the denominator to
// 19 bits, with which the quotient is within 2^-52.5; a polynomial gives atan(t), with an error of 2^-61
// (lab/coefficients/correctly_rounded.sol).
#include <correctly_rounded/in_double.h>
#include <correctly_rounded/quotient_in_double.h>
#include <correctly_rounded/table.h>
#include <math/arithmetic/ieee.h>
#include <math/arithmetic/reciprocal.h>
#include <math/arithmetic/not_positive_normal.h>

#ifndef ONECLC_CORRECTLY_ROUNDED_ATAN_TABLE
#define ONECLC_CORRECTLY_ROUNDED_ATAN_TABLE
// atan(k 0x1.08p-4)
static table_space const double angles[] = {0,
                                            0x1.07a2a58a0c16fp-4,
                                            0x1.068d584212b3ep-3,
                                            0x1.872c322f0a8ccp-3,
                                            0x1.025fa510665b6p-2,
                                            0x1.3f3d2a6967464p-2,
                                            0x1.79dc6899118d1p-2,
                                            0x1.b1fff9aec98c4p-2,
                                            0x1.e77eb7f175a34p-2,
                                            0x1.0d20fb29b4a33p-1,
                                            0x1.25217dd17e501p-1,
                                            0x1.3bc413ee20537p-1,
                                            0x1.51110adc5ed81p-1,
                                            0x1.651478826e4c8p-1,
                                            0x1.77dd112ea22c7p-1,
                                            0x1.897b2ef280efcp-1};
#endif

#if elem_bits == 32
// atan(u / v), 0 <= u <= v, whose quotient is `rough` to nine bits, and whose values in float are fu and fv: from
// 2^-100 to 2^100, or u less
static inline doublen atan_of_quotient(doublen u, doublen v, gentype fu, gentype fv, gentype rough) {
  // Step 1: c of the table, and t
  gentype shifted = fma(rough, (gentype)15.46f, shifter), c = (shifted - shifter) * (gentype)0x1.08p-4f;
  vec(ulong) index = vec_convert(ulong, as_ugentype(shifted));
  doublen w = to_double(c), t = quotient(fma(-w, v, u), fma(w, u, v), fma(c, fu, fv));
  doublen z = t * t, p = polynomial_in_double(z, -0x1.55555555554ap-2, 0x1.999999969bea5p-3, -0x1.249229b743ad3p-3,
                                              0x1.c61807f1e342fp-4);
  // Step 2: atan(c) + atan(t)
  return looked_up(angles, index) + fma(t * z, p, t);
}

// atan(|x|); beyond 2^60 it is that of 2^60, whose float is the same
static inline doublen atan_of_magnitude(gentype x) {
  const gentype most = (gentype)0x1p60f;
  gentype magnitude = fabs(x);
  magnitude = magnitude > most ? most : magnitude; // NaN stays
  relation steep = magnitude > (gentype)1;
  gentype inverse = nearly_reciprocal(magnitude), u = steep ? (gentype)1 : magnitude,
          v = steep ? magnitude : (gentype)1;
  doublen angle = atan_of_quotient(to_double(u), to_double(v), u, v, steep ? inverse : magnitude);
  return vec_convert(long, steep) ? (doublen)0x1.921fb54442d18p0 - angle : angle;
}

// The float nearest to |atan2(y, x)|, or that over pi; *doubt tells where it may be another: one pair in 2^24, and
// those whose greater number is out of range or whose result is no normal number
static inline gentype angle_in_double(gentype y, gentype x, bool over_pi, private relation *doubt) {
  gentype a = fabs(y), b = fabs(x);
  // Step 1: the quotient of the lesser magnitude and the greater one
  relation steep = a > b;
  gentype u = steep ? b : a, v = steep ? a : b;
  // Step 2: its arc tangent, and the angle from its octant
  doublen angle = atan_of_quotient(to_double(u), to_double(v), u, v, u * nearly_reciprocal(v));
  angle = vec_convert(long, steep) ? (doublen)0x1.921fb54442d18p0 - angle : angle;
  angle = vec_convert(long, x < (gentype)0) ? (doublen)0x1.921fb54442d18p1 - angle : angle;
  if (over_pi)
    angle *= (doublen)0x1.45f306dc9c883p-2;
  // Step 3: the rounding test
  gentype result = to_float(angle);
  *doubt = near_middle(angle, 16) | not_positive_normal(result) | !((v > (gentype)0x1p-100f) & (v < (gentype)0x1p100f));
  return result;
}
#endif
