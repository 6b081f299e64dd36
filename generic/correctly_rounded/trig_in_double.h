// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sine and cosine in double, for rounding to float: x = k pi + r, where k is an integer for the sine, an integer and a
// half for the cosine, and |r| < 1.58: the result is the sine of r or its negative. One polynomial serves all of it, so
// that neither branches nor selections are needed; its error is 2^-52.4 (lab/coefficients/correctly_rounded.sol). For
// |x| < 2^17 the reduction is Cody and Waite's in two steps, of which the first is exact: x - k high is a multiple of
// half the last place of `high` and below 2 (reduce_pio2.h). So r is rounded once, and as no float comes nearer to a
// multiple of pi/2 than 2^-30, the words reach far enough. k may be off where x / pi lies in the middle of two: it is
// found in float.
#include <correctly_rounded/in_double.h>
#include <math/arithmetic/vocabulary.h>

#if elem_bits == 32
// Whether all lanes are for cosine_of_small
static inline bool are_small(gentype x) { return !any_lane(!(fabs(x) < (gentype)0x1p17f)); }

// Whether |x| is an argument whose result sine_of_any mends
static inline relation mended_at(gentype x, float at) { return fabs(x) == (gentype)at; }

// Whether all lanes are for sine_of_small: the rounding to float is right, too.
static inline bool have_easy_sines(gentype x) {
  return !any_lane(!(fabs(x) < (gentype)0x1p17f) | mended_at(x, 0x1.33333p13f));
}

// sin(r), as a float, of which the sign is flipped where the lowest bit of `flip` is set
static inline gentype sine_of_reduced(doublen r, ugentype flip) {
  doublen z = r * r, p = polynomial_in_double(z, -0x1.555555555549fp-3, 0x1.111111110a079p-7, -0x1.a01a019a2d579p-13,
                                              0x1.71de37f4834dbp-19, -0x1.ae634fc47babbp-26, 0x1.60e5ceae1cde9p-33,
                                              -0x1.9ef754262c306p-41);
  return flip_sign(to_float(fma(r * z, p, r)), flip << (ugentype)31);
}

// x - k pi
static inline doublen less_half_turns(gentype x, gentype k) {
  doublen turns = to_double(k);
  return fma(-turns, (doublen)0x1.1a62633145c07p-53, fma(-turns, (doublen)0x1.921fb54442d18p1, to_double(x)));
}

// |x| < 2^17: sin(r), and cos(r) to *cosine, where x = k pi/2 + r, |r| < pi/4 and a little, and the lowest bits of k
// are those of *quarters. Both polynomials are in lab/coefficients/correctly_rounded.sol.
static inline doublen sine_of_rest(gentype x, private doublen *cosine, private ugentype *quarters) {
  gentype shifted = fma(x, (gentype)0x1.45f306p-1f, shifter);
  // Step 1: reduce the argument
  doublen k = to_double(shifted - shifter);
  doublen r = fma(-k, (doublen)0x1.1a62633145c07p-54, fma(-k, (doublen)0x1.921fb54442d18p0, to_double(x))), z = r * r;
  // Step 2: polynomials in r^2
  doublen s = polynomial_in_double(z, -0x1.5555555555555p-3, 0x1.1111111110c5fp-7, -0x1.a01a019e97036p-13,
                                   0x1.71de37a3b3796p-19, -0x1.ae6011d6fd52fp-26, 0x1.5e0bfd3f79b26p-33);
  doublen c = polynomial_in_double(z, -0x1.ffffffffffffap-2, 0x1.5555555554037p-5, -0x1.6c16c1690238cp-10,
                                   0x1.a019fc598261ap-16, -0x1.27e0e45c4fd99p-22, 0x1.1c003c916e953p-29);
  // Step 3: cos(r) and sin(r)
  *cosine = fma(c, z, (doublen)1);
  *quarters = as_ugentype(shifted);
  return fma(r * z, s, r);
}

// Of have_easy_sines; a zero keeps its sign.
static inline gentype sine_of_small(gentype x) {
  gentype shifted = fma(x, (gentype)0x1.45f306p-2f, shifter);
  gentype y = sine_of_reduced(less_half_turns(x, shifted - shifter), as_ugentype(shifted));
  return x == (gentype)0 ? x : y;
}

// cos(x) = -sin(x - (n + 1/2) pi) for even n
static inline gentype cosine_of_small(gentype x) {
  gentype shifted = fma(x, (gentype)0x1.45f306p-2f, (gentype)-0.5f) + shifter;
  return sine_of_reduced(less_half_turns(x, shifted - shifter + (gentype)0.5f), ~as_ugentype(shifted));
}

__attribute__((noinline)) static inline gentype sine_of_any(gentype x) {
  gentype magnitude = fabs(x), y = to_float(sin(to_double(magnitude)));
  y = mended(y, magnitude, 0x1.95f654p44f, -0x1.fcf42ep-1f);
  y = mended(y, magnitude, 0x1.524856p80f, -0x1.ff5702p-1f);
  y = mended(y, magnitude, 0x1.33333p13f, -0x1.63f4bap-2f);
  return flip_sign(y, as_ugentype(x) & (ugentype)(1u << 31));
}

__attribute__((noinline)) static inline gentype cosine_of_any(gentype x) {
  gentype y = to_float(cos(to_double(x)));
  y = mended(y, fabs(x), 0x1.3170fp63f, 0x1.fe2976p-1f);
  return mended(y, fabs(x), 0x1.2b9622p67f, 0x1.f0285ep-1f);
}
#endif
