// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernels of sin, cos and tan, functions of the reduced argument, for float and double: minimax polynomials for
// |r| <= 0.79, by utils/coefficients/trig.sol, which proves the errors given below. The results of kernels are two
// words, a large and a small one, which are not yet added. To be included after each_float.h.
#include <math/arithmetic/interval.h>
#include <math/arithmetic/fused.h>
#include <math/arithmetic/lazy_select.h>
#include <math/arithmetic/polynomial.h>
#include <math/arithmetic/rounded_root.h>
#include <math/trigonometry/reduce_pio2.h>

#if elem_bits > 16
#include <math/trigonometry/quadrant.h>

#if elem_bits == 64
// The coefficients of sin_kernel's p: the first, and the others
#define sin_first -0x1.5555555555547p-3
#define sin_terms \
  0x1.111111110f5cbp-7, -0x1.a01a019bbeecdp-13, 0x1.71de3531b3de8p-19, -0x1.ae5e304006384p-26, 0x1.5d83837e9c06fp-33
#endif

// sin(r) = r + r^3 p(r^2), z = r^2, with a relative error of 2^-27.8 (float), 2^-57.7 (double). The second word is at
// most 1/8 of the result, so that its roundings count as little. Beside a zero whose low word is -0 it is -0, so that
// the sum keeps the zero's sign.
static inline double_word sin_kernel(double_word r, gentype z) {
#if elem_bits == 32
  gentype p = polynomial(z, -0x1.555544p-3f, 0x1.1106d6p-7f, -0x1.992462p-13f);
#else
  gentype p = polynomial(z, sin_first, sin_terms);
#endif
  return (double_word){r.high, -fma(r.high * z, -p, -r.low)};
}

// cos(r) = 1 - r^2 / 2 + r^4 q(r^2), z = r^2, with an error of 2^-32.7 (float), 2^-63.8 (double); 1 - r^2 / 2 is a
// double-word.
static inline double_word cos_kernel(double_word r, gentype z) {
#if elem_bits == 32
  gentype q = polynomial(z, 0x1.55554ap-5f, -0x1.6c0c1ep-10f, 0x1.99e334p-16f);
#else
  gentype q = polynomial(z, 0x1.555555555554ap-5, -0x1.6c16c16c14df7p-10, 0x1.a01a019c5abd9p-16, -0x1.27e4f7cbccee6p-22,
                         0x1.1ee9c217a6ea6p-29, -0x1.8f99257515d55p-37);
#endif
  gentype one = fma_plain(z, (gentype)-0.5f, (gentype)1), rest = fma_plain(z, (gentype)-0.5f, 1 - one);
  return (double_word){one, fma(z * z, q, fma(-r.high, r.low, rest))};
}

// sin(r + n pi/2), but for the sign of the quadrant
static inline double_word sin_in_quadrant(double_word r, igentype n) {
  gentype z = r.high * r.high;
  return select_words((n & (igentype)1) != (igentype)0, cos_kernel(r, z), sin_kernel(r, z));
}

#if elem_bits == 32
// w = r^2 - c, in which sine_of_reduced and cosine_of_reduced have their polynomials
static inline gentype beyond_centre(gentype r) { return fma_sure(r, r, (gentype)-0x1.fbe1c6p-2f); }
#endif

// sin(r). Of float, sin(r) / r - 1 is a polynomial in w, with an error of 2^-27.6 of the result. For r = 0 it is
// positive, so that a zero keeps its sign.
static inline interval sine_of_reduced(double_word r) {
#if elem_bits == 32
  gentype w = beyond_centre(r.high),
          s = polynomial(w, -0x1.4a4a3p-4f, -0x1.44b376p-3f, 0x1.078394p-7f, -0x1.991f66p-13f);
  return r.high + fma(s, r.high, r.low);
#else
  gentype z = r.high * r.high;
  interval p = fma_rough(rough_polynomial(z, sin_terms), z, (gentype)sin_first);
  return interval_minus(r.high, fma(-(r.high * z), p, -r.low));
#endif
}

// cos(r) by a polynomial in w = r^2 - c, with a c for which cos(sqrt(c)) is a number, or nearly: what is added to that
// number is at most 1/3 of the result (double 1/5), and its roundings count as little. The error is 2^-32.6 (float),
// 2^-59.4 (double). In float the low word of r is left out, which is at most 2^-25 and counts times sin(r), by 0.35 ulp
// where r is greatest. c lies so near there that other roundings hardly count then.
static inline interval cosine_of_reduced(double_word r) {
#if elem_bits == 32
  gentype w = beyond_centre(r.high);
  return polynomial(w, 0x1.8631p-1f, -0x1.d6b6bap-2f, 0x1.44b37ap-5f, -0x1.5f57e2p-10f, 0x1.99b924p-16f);
#else
  const gentype centre = (gentype)0.8515625;
  gentype w = fma(r.high, r.high, (gentype)-0x1.37d5624e5921p-2);
  gentype q = rough_polynomial(w, 0x1.4b0d21ba0f7f3p-5, -0x1.643c69e623cfp-10, 0x1.991c491f8906ep-16,
                               -0x1.23d2977879f0bp-22, 0x1.1b9598afa8543p-29, -0x1.87c1688fa4d12p-37);
  interval last = fma_rough(q, w, (gentype)-0x1.e6681ca0ce19dp-2);
  return interval_plus(centre, fma(w, last, -r.high * r.low));
#endif
}

// sin(r + n pi/2), but for the sign of the quadrant. In float both kernels are so short that a GPU computes both and
// chooses: where the quadrants of neighbouring work-items differ, a branch would run through both in any case. In
// double that would take an H200 a third more where they are alike, and save it a fourteenth where they differ.
__attribute__((always_inline)) static inline interval sine_in_quadrant(double_word r, igentype n) {
#if elem_bits == 32
  gentype cosine = cosine_of_reduced(r), sine = sine_of_reduced(r);
  return by_parity(n, cosine, sine);
#else
  return lazy_select((n & (igentype)1) != (igentype)0, cosine_of_reduced(r), sine_of_reduced(r));
#endif
}

// sin(pi r) + more for |r| <= 1/2; `signed_r` is r or -r, and has the sign of the result. sin(pi r) / r falls from pi
// to 2. It is one of two numbers, which side of r^2 = c says, and what a polynomial in w = r^2 - c gives, which is 0.62
// at most, so that neither its roundings nor those of its product with r count for much. The greater number is pi's
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

#if elem_bits == 32
// -sin(r), with which a cosine's sign is that of the quadrant, as the sine's is. All that it takes are other signs of
// what sums and products are made of.
static inline gentype minus_sine_of_reduced(double_word r) { return sine_of_reduced((double_word){-r.high, -r.low}); }
#endif

// Returns sin(x), and stores cos(x) to *cosine.
__attribute__((always_inline)) static inline gentype sine_and_cosine(gentype x, private gentype *cosine) {
  igentype n;
  double_word r = reduce_pio2(x, &n);
  interval s = sine_of_reduced(r), c = cosine_of_reduced(r);
#if elem_bits == 32
  gentype other = by_parity(n, -s, c);
  *cosine = flip_by_quadrant(other, n);
#else
  interval other = by_parity(n, s, c);
  *cosine = or_exact(other, flip_by_quadrant(value_of(other), n + (igentype)1), cos, x);
#endif
  interval result = by_parity(n, c, s);
  return or_exact(result, flip_by_quadrant(value_of(result), n), sin, x);
}

// tan(r) / r - 1 by a polynomial in r^2 - 7/16, so that the roundings of all but the first term shrink; the error
// relative to tan(r) / r is 2^-29 (float), 2^-56.7 (double). In double most terms are summed in two chains, as a
// processor waits for the longest one. *slope is about the derivative of tan, 1 + 1.5 r^2.
static inline interval tan_polynomial(gentype r, private gentype *slope) {
#if elem_bits == 32
  gentype w = fma_sure(r, r, (gentype)-0.4375f);
  *slope = fma_sure(w, (gentype)1.5f, (gentype)1.65625f);
  return polynomial(w, 0x1.6a2ef6p-3f, 0x1.f6247ep-2f, 0x1.ea1f5ep-3f, 0x1.e286ecp-4f, 0x1.dbb12ep-5f, 0x1.d618a8p-6f,
                    0x1.bdfb9cp-7f, 0x1.26ea44p-8f);
#else
  gentype w = fma(r, r, (gentype)-0.4375f);
  *slope = fma(w, (gentype)1.5f, (gentype)1.65625f);
  gentype w_squared = w * w,
          t_odd = rough_polynomial(w_squared, 0x1.d461ffcc7babdp-6, 0x1.c6af6e9fce108p-8, 0x1.b9632216914b5p-10,
                                   0x1.acb49b569d2c3p-12, 0x1.981ac5a5c8512p-14, 0x1.57e28a5de8c5fp-17);
  gentype t_even = rough_polynomial(w_squared, 0x1.cd7bacb03049ap-7, 0x1.bffcc9a60da09p-9, 0x1.b2e665e41bc02p-11,
                                    0x1.a6b410930b879p-13, 0x1.56200f5a7cf0cp-15);
  interval last = fma_rough(t_odd, w, fma_rough(t_even, w_squared, (gentype)0x1.db637153aa9d2p-5));
  last = fma_rough(last, w, (gentype)0x1.e2878a1544b63p-4);
  last = fma(last, w, (gentype)0x1.ea1fb576a96c7p-3);
  last = fma(last, w, (gentype)0x1.f6247e53bbfcdp-2);
  return fma(last, w, (gentype)0x1.6a2ef5b855feap-3);
#endif
}

// tan(r + n pi/2): tan(r) as two words or, for an odd n, minus the reciprocal of their sum, from the reciprocal of one
// word and its residual. The low word of r counts times the derivative.
static inline interval tan_in_quadrant(double_word r, igentype n) {
  gentype slope;
  interval p = tan_polynomial(r.high, &slope);
  interval missing = fma_any(-r.high, p, slope * -r.low), tangent = interval_minus(r.high, missing);
  gentype y = -rounded_reciprocal(value_of(tangent));
  interval e = fma(-y, missing, fma_exact(y, r.high, (gentype)1));
  return by_parity(n, fma_rough(y, e, y), tangent);
}
#endif
