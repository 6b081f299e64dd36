// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Angles in turns, for float and double: the argument reduction of sinpi, cospi and tanpi, a = k/2 + f, and sin(pi r)
// by minimax polynomials (lab/coefficients/trig.sol). To be included after each_float.h.
#include <math/arithmetic/vocabulary.h>
#include <math/trigonometry/reduce_pio2.h>

#if elem_bits > 16
#include <math/trigonometry/pi.h>
#include <math/trigonometry/too_great.h>

// For a >= 0, a = k/2 + f exactly, with |f| <= 1/4: returns f, and the low two bits of *quadrant are k mod 4. Half of
// `shifter` rounds an a below 2^(significand_bits - 2) to multiples of 1/2, which are k in the sum's last bits.
#define half_shifter (shifter * (gentype)0.5f)
static inline gentype beyond_half(gentype a, private igentype *quadrant) {
  // Step 1: an a so great that the sum below would round it: subtract an even integer
  const gentype even = (gentype)power_of_two(significand_bits + 1);
  if (any_too_great(a, a + half_shifter)) {
    gentype half_a = (a * (gentype)0.5f + even * (gentype)0.5f) - even * (gentype)0.5f; // an integer
    // Not a - a, which is 0 for infinity, too, in some compilers (Mesa's).
    gentype rest = a < even ? fma_plain(half_a, (gentype)-2, a) : a < (gentype)INFINITY ? (gentype)0 : (gentype)NAN;
    a = a >= turns_limit ? rest : a;
  }
  // Step 2: k / 2, the nearest multiple of 1/2, and the rest
  gentype shifted = a + half_shifter;
  *quadrant = as_igentype(shifted);
  return a - (shifted - half_shifter);
}

// beyond_half with f as an angle: returns r = pi f.
static inline double_word reduce_half(gentype a, private igentype *quadrant) {
  gentype f = beyond_half(a, quadrant);
  gentype high = f * pi_high;
  return (double_word){high, fma_any(f, pi_low, fma_any(f, pi_high, -high))};
}

// sin(pi r) + more for |r| <= 1/2; `signed_r` is r or -r, and has the sign of the result. sin(pi r) / r falls from pi
// to 2. It is one of two numbers, which side of r^2 = c says, and what a polynomial in w = r^2 - c gives, which is 0.62
// at most, so that its roundings and those of its product with r contribute little. The greater number is pi's
// high word, so that beside small r nothing is lost where subnormal numbers are taken for zeros. In float the two
// numbers' mean is sin(pi r) / r for r^2 = c, or nearly, which spares the polynomial's constant. A zero is +0. `lost`
// says whether `more` may be another number than 0, as in cospi, beside which a rounded product and a sum are fma.
// There the numbers of float are 3 and 2: r is not so small, unless it is 0, and 1/2, the half of their difference, is
// a constant of cospi in any case, which has more of them than AVX2 has registers otherwise. The polynomial's relative
// error is 2^-26.3 (float), 2^-26.8 (float of cospi), 2^-59 (double).
static inline interval sine_of_turn(gentype r, gentype signed_r, gentype more, bool lost) {
#if elem_bits == 32
  const gentype mean = lost ? (gentype)2.5f : (gentype)0x1.4364bep1f;
  const gentype half_step = lost ? (gentype)0.5f : (gentype)0x1.3aebep-1f;
  gentype w = fma_sure(r, r, lost ? (gentype)-0x1.0f7bdp-3f : (gentype)-0x1.03837cp-3f);
  gentype side = copysign(half_step, w);
  gentype p = polynomial(w, side, lost ? -0x1.216fcap2f : -0x1.232d1ep2f, lost ? 0x1.2900d6p1f : 0x1.2a419p1f,
                         lost ? -0x1.1d3e7cp-1f : -0x1.1e2cc2p-1f, lost ? 0x1.3d9b06p-4f : 0x1.3d127cp-4f);
  gentype rest = lost ? fma_sure(p, signed_r, more) : fma_plain(p, signed_r, more);
#else
  (void)lost;
  const gentype mean = (gentype)0x1.490fdaa22168cp1, half_step = (gentype)0x1.243f6a8885a3p-1;
  gentype w = fma(r, r, (gentype)-0x1p-3), side = copysign(half_step, w),
          terms = rough_polynomial(w, 0x1.2a9fb40c119f2p1, -0x1.1e5fdef25c11dp-1, 0x1.3e0af61f6a4fcp-4,
                                   -0x1.cc930fdaa7989p-8, 0x1.d5351c17cedc6p-12, -0x1.628f50422908bp-16,
                                   0x1.9c25480bbff12p-21);
  interval last = fma_rough(terms, w, (gentype)-0x1.23b03366aa0cap2);
  interval p = fma(last, w, side + (gentype)-0x1.2ac7765571b61p-5);
  interval rest = fma(p, signed_r, more);
#endif
  return fma_any(signed_r, mean - side, rest);
}
#endif
