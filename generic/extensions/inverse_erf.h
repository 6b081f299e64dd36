// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The inverse functions of erf and erfc, which erfinv, erfcinv and normcdfinv are made of. Near 0 erfinv(x) is x (c + t
// p(t)), t = x^2, with c = sqrt(pi) / 2 in two words. Elsewhere erfcinv(e^(-s^2)) is s times a function of 1 / (s + 2),
// which lies between 0.57 and 1; double has one polynomial for s up to 5, and one beyond. The relative errors of the
// polynomials are 2^-30.1 and 2^-30.3, and in double 2^-61.7, 2^-59.8 and 2^-57.4
// (lab/coefficients/extensions.py). To be included after each_float.h.
#include <extensions/about_a_point.h>
#include <math/arithmetic/reciprocal.h>
#include <math/exponential/log_kernel.h>
#include <math/gamma/gamma_kernel.h>

#if elem_bits > 16
// sqrt(pi) / 2
#undef half_root_of_pi
#define half_root_of_pi (elem_bits == 32 ? (gentype)0x1.c5bf8ap-1f : (gentype)0x1.c5bf891b4ef6bp-1)

// erfinv(x) / x - half_root_of_pi for |x| <= 1/2
static inline gentype inverse_erf_rest(gentype x) {
  gentype t = x * x;
#if elem_bits == 32
  gentype p =
      polynomial(t, 0x1.db29e4p-3f, 0x1.054318p-3f, 0x1.6127b4p-4f, 0x1.199a48p-4f, 0x1.f4a6dap-6f, 0x1.8bbf7ep-4f);
  return fma(t, p, (gentype)-0x1.c96212p-26f);
#else
  gentype p = polynomial(t, 0x1.db29fb2fee5dbp-3, 0x1.053c2c0ab9e39p-3, 0x1.62847c471abb3p-4, 0x1.0a1318cca9388p-4,
                         0x1.a7c84e668db0fp-5, 0x1.5eec73e0cd45ep-5, 0x1.2aa48c5eadd01p-5, 0x1.04972cc1443d4p-5,
                         0x1.ba1d1e96691b4p-6, 0x1.f952f14bcc3c3p-6, -0x1.48d0c39f9aa2dp-10, 0x1.6396f0de931b7p-4,
                         -0x1.88eca67ac9d1fp-4, 0x1.ea97078be8576p-4);
  return fma(t, p, (gentype)-0x1.618f13eb7ca89p-55);
#endif
}

#if elem_bits == 64
// erfcinv(e^(-s^2)) / s for s <= 5
static inline double_word inverse_over_root(double_word s) {
  const gentype center = (gentype)0x1.f76p-3, value = (gentype)0x1.aeb6386c685eap-1,
                slope = (gentype)-0x1.aad0e888e5727p0, curve = (gentype)-0x1.a77a41db25ae6p2;
  double_word r;
  double_word w = reciprocal_about(s, (gentype)2, center, &r);
  gentype square = w.high * w.high, fourth = square * square;
  gentype p_0 = polynomial(fourth, -0x1.9dc7fda9834e3p3, 0x1.2e4b419440fa6p10, -0x1.5a8192f710f52p17,
                           0x1.dc0cc5ace6cd9p24, -0x1.65edba7761b47p32, 0x1.24140120c8b11p40);
  gentype p_1 = polynomial(fourth, -0x1.c9ab29dd4b462p-1, -0x1.f6bfdcd173d67p7, 0x1.049da12d3d849p15,
                           -0x1.8255be467e2d8p21, -0x1.92435642361c6p31, -0x1.415373db4ac3cp42);
  gentype p_2 = polynomial(fourth, 0x1.d58185ecf4952p6, -0x1.e0f472c211a02p13, 0x1.2e4e91be12a6bp21,
                           -0x1.a0b6667b41853p28, 0x1.346212452177ap36, -0x1.3e7872c538cbbp44);
  gentype p_3 = polynomial(fourth, 0x1.086ef56737139p9, -0x1.1fb659454e554p16, 0x1.7811b0c05adeep23,
                           -0x1.0a4476f114737p31, 0x1.1cc3bb696775bp39, 0x1.3517ea0374023p42);
  gentype p = fma(fma(p_3, square, p_1), w.high, fma(p_2, square, p_0));
  return about_a_point(value, slope, curve, p, w);
}

// The same for s >= 5
static inline double_word inverse_over_great_root(double_word s) {
  const gentype center = (gentype)0x1.414p-4, value = (gentype)0x1.f972b8c71f352p-1,
                slope = (gentype)-0x1.4a281d0cc124cp-2, curve = (gentype)-0x1.1dabf98c8c11p1;
  double_word r;
  double_word w = reciprocal_about(s, (gentype)2, center, &r);
  gentype square = w.high * w.high, fourth = square * square;
  gentype p_0 = polynomial(fourth, -0x1.fb6661e64a201p1, 0x1.4dff955c774c7p10, 0x1.ecc743c7b685cp22,
                           0x1.3780d878d8107p36, 0x1.b9cf7bdcf6819p50, 0x1.57e757b10f28ep64);
  gentype p_1 = polynomial(fourth, -0x1.b0590873d4076p3, -0x1.4e74047808a9p13, -0x1.292fba451017p26,
                           -0x1.727b582f63774p39, -0x1.fe2be9e5943f7p53, -0x1.26e0ff6fdb47bp69);
  gentype p_2 = polynomial(fourth, 0x1.51973fdeb4d02p3, 0x1.726e1b15f5867p16, 0x1.6e9361d5ff2dfp29,
                           0x1.78826008c92a8p42, -0x1.1a0b64a0e06cdp56, 0x1.1ea843ace8bacp72);
  gentype p_3 = polynomial(fourth, -0x1.6cd8b0fb3568fp7, -0x1.a2864e1844d12p19, -0x1.d6590eb951acp32,
                           -0x1.57ac060104779p46, 0x1.8f96871c888c8p60, -0x1.8bb34b24b3bafp73);
  gentype p = fma(fma(p_3, square, p_1), w.high, fma(p_2, square, p_0));
  return about_a_point(value, slope, curve, p, w);
}
#endif

// erfcinv(y) for 0 < y <= 1/2; any number for a y of 0
static inline double_word inverse_erfc(gentype y) {
  // Step 1: ln(y)
  igentype bias;
  gentype e, scaled = normalized(y, &bias), f = log_fraction(scaled, bias, &e);
  double_word log = log_words(e, f, 0, 0);
  log = fast_two_sum(log.high, log.low);
  // Step 2: s, the root of its magnitude
  gentype root = rounded_root(-log.high), missing = fma_exact(-root, root, -log.high) - log.low;
  double_word s = {root, missing * ((gentype)0.5f * nearly_reciprocal(root))};
  // Step 3: s times the function of 1 / (s + 2)
#if elem_bits == 32
  const gentype center = (gentype)0x1.b8p-3f, value = (gentype)0x1.c613d4p-1f, slope = (gentype)-0x1.4b58a8p0f,
                curve = (gentype)-0x1.5cc946p2f;
  double_word r;
  double_word w = reciprocal_about(s, (gentype)2, center, &r);
  gentype square = w.high * w.high;
  gentype even =
      polynomial(square, -0x1.7f1424p3f, 0x1.54de96p5f, 0x1.d98518p9f, -0x1.2d8f0cp9f, -0x1.05741ep17f, 0x1.9146acp19f);
  gentype odd = polynomial(square, -0x1.95e2d8p3f, 0x1.1e191ep8f, 0x1.b671fep10f, -0x1.c3136ep14f, -0x1.1ed3c2p16f);
  double_word factor = about_a_point(value, slope, curve, fma(odd, w.high, even), w);
#else
  double_word near = inverse_over_root(s), far = inverse_over_great_root(s);
  double_word factor = select_words(s.high > (gentype)5, far, near);
#endif
  return times_words(s, factor);
}
#endif
