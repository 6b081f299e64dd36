// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// e^(a^2) erfc(a) for a >= 0, which erfcx and normcdf are made of: r Q(r), r = 1 / (a + 19/8), in float 1 / (a + 3/2).
// r is, but for its scale and shift, the variable of erfc.cl. The relative errors of the polynomials are 2^-29.2 and,
// in double, 2^-58.9 (lab/coefficients/extensions.py). They are summed in two chains and, in double, in four. To be
// included after each_float.h.
#include <extensions/about_a_point.h>

#if elem_bits > 16
// Of a double-word a up to 2^100 (double: 2^900)
static inline double_word scaled_erfc(double_word a) {
#if elem_bits == 32
  const gentype shift = (gentype)1.5f;
  const gentype center = (gentype)0x1.267p-2f, value = (gentype)0x1.cb061p-1f, slope = (gentype)0x1.74120ep0f,
                curve = (gentype)0x1.b1cfeep-1f;
#else
  const gentype shift = (gentype)2.375f;
  const gentype center = (gentype)0x1.686p-3, value = (gentype)0x1.dc256365608c6p-1,
                slope = (gentype)0x1.8ded9e6c8ef78p1, curve = (gentype)0x1.f8494696e4dd1p2;
#endif
  // Step 1: r = center + w
  double_word r;
  double_word w = reciprocal_about(a, shift, center, &r);
  // Step 2: Q(r)
  gentype square = w.high * w.high;
#if elem_bits == 32
  gentype even =
      polynomial(square, -0x1.1edda2p0f, 0x1.2169f6p1f, -0x1.6f2fb8p2f, 0x1.5557f6p3f, -0x1.e9b98p0f, -0x1.2a5bdep5f);
  gentype odd = polynomial(square, -0x1.30282ep0f, 0x1.f3bf7ep-1f, 0x1.b9ea6ep1f, -0x1.53121cp4f, 0x1.5e15f6p5f);
  gentype p = fma(odd, w.high, even);
#else
  gentype fourth = square * square;
  gentype p_0 = polynomial(fourth, 0x1.b04fc26b313c7p3, 0x1.9437812b3f9ecp4, 0x1.e70df723fa99bp8, 0x1.430e8cedfb20dp15,
                           0x1.9791820a0cc49p20, -0x1.634002bf62b89p23, -0x1.153668b38b603p28);
  gentype p_1 = polynomial(fourth, 0x1.301b3ff318ae1p3, 0x1.63df6ec60d2c1p7, 0x1.afc4ee1934233p11, 0x1.2c2e9571345cap15,
                           -0x1.c33dfad53a6fap21, -0x1.bf262776ac1a4p26);
  gentype p_2 = polynomial(fourth, -0x1.28e86e5ef25c4p4, -0x1.fef99674dc0e5p5, -0x1.28f326082f516p12,
                           -0x1.260c790cbfd53p18, -0x1.3504963b58bb5p22, 0x1.3d2ee2899ec31p27);
  gentype p_3 = polynomial(fourth, -0x1.7248b1205f9e5p5, -0x1.7a8acc3c21a15p9, -0x1.ca253ca81f8a4p13,
                           0x1.60fc23f080c4ep17, 0x1.be180be3c4405p24, 0x1.e45f2e6a13e8fp26);
  gentype p = fma(fma(p_3, square, p_1), w.high, fma(p_2, square, p_0));
#endif
  double_word factor = about_a_point(value, slope, curve, p, w);
  // Step 3: r Q(r)
  double_word product = two_product(r.high, factor.high);
  product.low += fma(r.high, factor.low, r.low * factor.high);
  return product;
}
#endif
