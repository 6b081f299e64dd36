// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What j0, j1, y0 and y1 are made of: the functions J of small arguments, the distance from a zero, and the functions
// for great arguments, by modulus and phase (M. Abramowitz, I. A. Stegun, Handbook of Mathematical Functions, 9.2.17
// to 9.2.31): J + i Y is, but for 1 / sqrt(a), modulus e^(i (a - pi/4 - order pi/2 + phase)), of which both are
// polynomials in 1/a^2 for a >= 7. The errors of the moduli are 2^-25.4, and those of the phases 2^-32.8, and in double
// 2^-53.9 and 2^-59.8 (lab/coefficients/extensions.py). To be included after each_float.h.
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/at_most.h>
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/reciprocal.h>
#include <math/arithmetic/rounded_root.h>
#include <math/arithmetic/sqrt_words.h>
#include <math/trigonometry/pi.h>
#include <math/trigonometry/quadrant.h>
#include <math/trigonometry/sine_words.h>

#if elem_bits > 16
// J_0(a) for a up to 3/2, and J_1(a) for a up to 2: 1 + t p(t) and a/2 (1 + t p(t)), t = (a/2)^2
static inline gentype j0_of_small(gentype a) {
  gentype half_of_a = a * (gentype)0.5f, t = half_of_a * half_of_a;
#if elem_bits == 32
  gentype p = polynomial(t, -0x1p0f, 0x1.fffffcp-3f, -0x1.c71aep-6f, 0x1.c6afd4p-10f, -0x1.16f6ccp-14f);
#else
  gentype p = polynomial(t, -0x1p0, 0x1p-2, -0x1.c71c71c71c71cp-6, 0x1.c71c71c71c67ap-10, -0x1.23456789a5e13p-14,
                         0x1.02e85c04e4354p-19, -0x1.522a413ff114p-25, 0x1.522915af3148dp-31, -0x1.0ae659dab8be3p-37,
                         0x1.43b8c8394dd06p-44);
#endif
  return fma(t, p, (gentype)1);
}

static inline gentype j1_of_small(gentype a) {
  gentype half_of_a = a * (gentype)0.5f, t = half_of_a * half_of_a;
#if elem_bits == 32
  gentype p =
      polynomial(t, -0x1p-1f, 0x1.555556p-4f, -0x1.c71cbp-8f, 0x1.6c1e48p-12f, -0x1.84f93ap-17f, 0x1.250fe2p-22f);
#else
  gentype p = polynomial(t, -0x1p-1, 0x1.5555555555555p-4, -0x1.c71c71c71c6bap-8, 0x1.6c16c16c13e86p-12,
                         -0x1.845c8a0b7cb5dp-17, 0x1.27e4fb0e01501p-22, -0x1.522a1dfc8a2f3p-28, 0x1.2c8f07f8147a9p-34,
                         -0x1.a96dfd619e7e8p-41, 0x1.b210ab4a4918p-48);
#endif
  return fma_any(half_of_a, t * p, half_of_a);
}

// a - zero, where the difference from the zero's high word is exact: from its half to its double
static inline gentype beside_zero(gentype a, gentype zero, gentype zero_low) { return (a - zero) - zero_low; }

// modulus sin(a - pi/4 + phase + quarters pi/2) / sqrt(a), and 0 at infinity
static inline gentype modulus_and_phase(gentype a, gentype modulus, gentype phase, int quarters) {
  // Step 1: a - pi/4 + phase = n pi/2 + r, |r| <= 0.81
  igentype n;
  double_word reduced_a = reduce_pio2(a, &n);
  relation above = reduced_a.high > (gentype)0;
  double_word r = two_sum(reduced_a.high, above ? -pio4_high : pio4_high);
  r.low += phase + (reduced_a.low + (above ? -pio4_low : pio4_low));
  r = two_sum(r.high, r.low);
  n = (above ? n : n - (igentype)1) + (igentype)quarters;
  // Step 2: the sine
  double_word sine = sin_in_quadrant(r, n);
  gentype result = flip_by_quadrant(sine.high + sine.low, n) * (modulus * rounded_reciprocal_root(a));
  return is_infinite(a) ? (gentype)0 : result;
}

// 1 / a, whose square is not 0
static inline gentype reciprocal_of_great(gentype a) { return rounded_reciprocal(at_most(a, (gentype)0x1p60f)); }

// The Bessel function of order 0 for a >= 7: Y for 0 quarters, J for 1
static inline gentype order_0_of_great(gentype a, int quarters) {
  gentype v = reciprocal_of_great(a), t = v * v;
#if elem_bits == 32
  gentype modulus = polynomial(t, 0x1.988454p-1f, -0x1.98a294p-5f, 0x1.5c3728p-4f, -0x1.2506dep-1f, 0x1.863caap2f);
  gentype phase = polynomial(t, -0x1.fffffep-4f, 0x1.0aa3cap-4f, -0x1.a9808ap-3f, 0x1.6a740ap0f, -0x1.2b29cep3f);
#else
  gentype modulus = polynomial(t, 0x1.9884533d4365p-1, -0x1.9884533d2cadap-5, 0x1.524d947e9c234p-4,
                               -0x1.bb85b3af5aba1p-2, 0x1.2a98592d0c373p2, -0x1.539e3f8ab5b71p6, 0x1.1c619b337c47bp11,
                               -0x1.2abcb9fd67623p16, 0x1.449e28dcafd2p21, -0x1.31389ee7ae8f6p26, 0x1.abc5dbfba8cebp30,
                               -0x1.7c43797121b1bp34, 0x1.3b3cc1aa43b1ep37);
  gentype phase = polynomial(t, -0x1.ffffffffffff3p-4, 0x1.0aaaaaaa906aep-4, -0x1.ad3332b430955p-3, 0x1.a358005a070f6p0,
                             -0x1.778e106d46dc7p4, 0x1.0b2c843386b37p9, -0x1.1085c9aff1893p14, 0x1.6311571360905p19,
                             -0x1.fe05e6fa99f0bp24, 0x1.5cbb6444b520dp30, -0x1.940fbd6ce4d77p35, 0x1.6a15da8240c8ap40,
                             -0x1.cab2b8e95240dp44, 0x1.68e3a525db78p48, -0x1.075dcf11d89f5p51);
#endif
  return modulus_and_phase(a, modulus, v * phase, quarters);
}

// The same of order 1: J for 0 quarters, Y for -1
static inline gentype order_1_of_great(gentype a, int quarters) {
  gentype v = reciprocal_of_great(a), t = v * v;
#if elem_bits == 32
  gentype modulus = polynomial(t, 0x1.988454p-1f, 0x1.325b38p-3f, -0x1.361ae2p-3f, 0x1.b9e82ap-2f, 0x1.c387cp-2f);
  gentype phase = polynomial(t, 0x1.8p-2f, -0x1.4ffdf2p-3f, 0x1.7a1c22p-2f, -0x1.0ff704p1f, 0x1.b3022ap3f);
#else
  gentype modulus = polynomial(t, 0x1.9884533d43651p-1, 0x1.32633e6decfedp-3, -0x1.3bf658272e493p-3,
                               0x1.48fa1050acd36p-1, -0x1.8b2a57f87b08p2, 0x1.a60c0a6f36f4ep6, -0x1.547c215f9e7b2p11,
                               0x1.5e3f692dd828cp16, -0x1.78acb6737a289p21, 0x1.609e12856a2d6p26, -0x1.ed79fe95184e7p30,
                               0x1.b69ea12ae81eap34, -0x1.6bcae4cca1eecp37);
  gentype phase = polynomial(t, 0x1.7fffffffffffcp-2, -0x1.4ffffffff08aep-3, 0x1.7bcccc8374357p-2, -0x1.2f484425a2cf7p1,
                             0x1.e9ee4855a95a3p4, -0x1.48dd27f607ff2p9, 0x1.43a033d417f19p14, -0x1.9c39d54e79bc6p19,
                             0x1.23ffefe1b572dp25, -0x1.8bfd111491574p30, 0x1.c869c519964d3p35, -0x1.9790c8d6741f4p40,
                             0x1.0182fd90534dcp45, -0x1.94710f3ec276fp48, 0x1.26b68ed7cbep51);
#endif
  return modulus_and_phase(a, modulus, v * phase, quarters);
}
#endif
