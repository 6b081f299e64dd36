// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sine and cosine in double, for rounding to float: x = k pi/2 + r, |r| < 0.79. For |x| < 2^17 the reduction is Cody
// and Waite's in two steps, of which the first is exact: x - k high is a multiple of the last place of `high` and below
// 1 (reduce_pio2.h). So r is rounded once, and as no float comes nearer to a multiple of pi/2 than 2^-30, the words
// reach far enough. The polynomials are those of trig.h, with errors of 2^-57.7 and 2^-63.8.
#include <correctly_rounded/in_double.h>

#if elem_bits == 32
// Whether all lanes are for reduced_angle
static inline bool are_small(gentype x) { return !any_lane(!(fabs(x) < (gentype)0x1p17f)); }

// Returns r, and the low two bits of each element of *quadrant are k mod 4.
static inline doublen reduced_angle(doublen x, private vec(ulong) *quadrant) {
  const doublen shift = (doublen)0x1.8p52;
  doublen sum = fma(x, (doublen)0x1.45f306dc9c883p-1, shift), k = sum - shift;
  *quadrant = __builtin_astype(sum, vec(ulong));
  return fma(-k, (doublen)0x1.1a62633145c07p-54, fma(-k, (doublen)0x1.921fb54442d18p0, x));
}

static inline doublen sine_of_reduced(doublen r) {
  doublen z = r * r, p = (doublen)0x1.5d83837e9c06fp-33;
  p = fma(p, z, (doublen)-0x1.ae5e304006384p-26);
  p = fma(p, z, (doublen)0x1.71de3531b3de8p-19);
  p = fma(p, z, (doublen)-0x1.a01a019bbeecdp-13);
  p = fma(p, z, (doublen)0x1.111111110f5cbp-7);
  p = fma(p, z, (doublen)-0x1.5555555555547p-3);
  return fma(r * z, p, r);
}

static inline doublen cosine_of_reduced(doublen r) {
  doublen z = r * r, q = (doublen)-0x1.8f99257515d55p-37;
  q = fma(q, z, (doublen)0x1.1ee9c217a6ea6p-29);
  q = fma(q, z, (doublen)-0x1.27e4f7cbccee6p-22);
  q = fma(q, z, (doublen)0x1.a01a019c5abd9p-16);
  q = fma(q, z, (doublen)-0x1.6c16c16c14df7p-10);
  q = fma(q, z, (doublen)0x1.555555555554ap-5);
  return fma(z, fma(z, q, (doublen)-0.5), (doublen)1);
}

// The sine of r + quadrant pi/2. A scalar takes one of the two polynomials, a vector computes both.
static inline doublen sine_in_quadrant(doublen r, vec(ulong) quadrant) {
#if vec_width == 1
  bool odd = quadrant & 1;
#else
  vec(long) odd = __builtin_astype(quadrant << (vec(ulong))63, vec(long)) >> (vec(long))63;
#endif
  doublen sine = odd ? cosine_of_reduced(r) : sine_of_reduced(r);
  vec(ulong) sign = (quadrant << (vec(ulong))62) & (vec(ulong))(1ul << 63);
  return __builtin_astype(__builtin_astype(sine, vec(ulong)) ^ sign, doublen);
}

// Where the rounding to float is wrong; and a zero keeps its sign
static inline gentype mended_sine(gentype y, gentype x) {
  y = mended_odd(y, x, 0x1.33333p13f, -0x1.63f4bap-2f);
  y = mended_odd(y, x, 0x1.95f654p44f, -0x1.fcf42ep-1f);
  y = mended_odd(y, x, 0x1.524856p80f, -0x1.ff5702p-1f);
  return x == (gentype)0 ? x : y;
}

static inline gentype mended_cosine(gentype y, gentype x) {
  y = mended_even(y, x, 0x1.3170fp63f, 0x1.fe2976p-1f);
  return mended_even(y, x, 0x1.2b9622p67f, 0x1.f0285ep-1f);
}
#endif
