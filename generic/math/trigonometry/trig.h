// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernels of sin and cos, functions of the reduced argument, for float and double: minimax polynomials for
// |r| <= 0.79, by lab/coefficients/trig.sol, which proves the errors given below. To be included after each_float.h.
#include <math/arithmetic/vocabulary.h>
#include <math/trigonometry/reduce_pio2.h>

#if elem_bits > 16
#if elem_bits == 64
// The coefficients of sin_kernel's p: the first, and the others
#define sin_first -0x1.5555555555547p-3
#define sin_terms \
  0x1.111111110f5cbp-7, -0x1.a01a019bbeecdp-13, 0x1.71de3531b3de8p-19, -0x1.ae5e304006384p-26, 0x1.5d83837e9c06fp-33
#endif

#if elem_bits == 32
// w = r^2 - c, in which sine_of_reduced and cosine_of_reduced have their polynomials
static inline gentype beyond_centre(gentype r) { return fma(r, r, (gentype)-0x1.fbe1c6p-2f); }
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

// cos(r) by a polynomial in w = r^2 - c, with a c for which cos(sqrt(c)) is exactly representable, or nearly: what is
// added to it is at most 1/3 of the result (double 1/5), and its roundings contribute as little. The error is 2^-32.6
// (float), 2^-59.4 (double). In float the low word of r is left out, which is at most 2^-25 and is multiplied by
// sin(r): that is 0.35 ulp where r is greatest. c lies so near there that other roundings hardly contribute then.
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

#if elem_bits == 32
// -sin(r), with which a cosine's sign is that of the quadrant, as the sine's is. All that it takes are other signs of
// what sums and products are made of.
static inline gentype minus_sine_of_reduced(double_word r) { return sine_of_reduced((double_word){-r.high, -r.low}); }
#endif
#endif
