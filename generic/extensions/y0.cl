// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// y0: the Bessel function Y_0(x) of the second kind. Not in the specification, but in CUDA. For x < 1/2 it is 2/pi
// ln(x) J_0(x) + q((x/2)^2), p(x - 15/8) between 5/4 and 5/2, and elsewhere up to 8 w p(w), where w is the distance
// from one of the function's first three zeros: so relative errors are small beside these, too. Beyond, errors are
// small beside sqrt(2 / (pi x)) (bessel.h). The polynomials have errors of 2^-29.4, 2^-25.4, 2^-26.6, 2^-25.4 and
// 2^-28.4, and in double 2^-57.1, 2^-55.6, 2^-54.5, 2^-56.0 and 2^-53.6 (lab/coefficients/extensions.py). Half results
// are those of float, rounded once more.
// Largest errors seen: float 2.667, double 2.561 ulp.
#define unary y0
#include "each_float.h"
#if elem_bits == 16
gentype y0(gentype x) { return vec_convert(half, y0(vec_convert(float, x))); }
#else
#include <math/arithmetic/vocabulary.h>
#include <extensions/bessel.h>

static inline gentype y0_of_small(gentype a) {
  gentype half_of_a = a * (gentype)0.5f, t = half_of_a * half_of_a;
#if elem_bits == 32
  gentype q = polynomial(t, -0x1.2e4d6ap-4f, 0x1.6bbcbep-1f, -0x1.075f8p-2f, 0x1.1d473cp-5f, -0x1.42515cp-8f);
#else
  gentype q = polynomial(t, -0x1.2e4d699cbd01fp-4, 0x1.6bbcb410342a9p-1, -0x1.075b1bbf441d5p-2, 0x1.1a6206be9ebdp-5,
                         -0x1.3e998a1701d33p-9, 0x1.bd10ac75578aap-14, -0x1.e196704eeb1d7p-19, 0x1.0337c277065bbp-19);
#endif
  return fma(log(a) * two_over_pi, j0_of_small(a), q);
}

static inline gentype y0_about_first(gentype a) {
#if elem_bits == 32
  gentype w = beside_zero(a, (gentype)0x1.c982ecp-1f, (gentype)-0x1.cafa06p-27f);
  gentype p =
      polynomial(w, 0x1.c24372p-1f, -0x1.f7e39ap-2f, 0x1.c3b0ep-3f, -0x1.cf08cap-3f, 0x1.c050eep-3f, -0x1.a5ea3ep-3f,
                 0x1.9884eap-3f, -0x1.6a5c8ap-3f, 0x1.4eb8b6p-3f, -0x1.35f3dep-2f, 0x1.6d0d2p-2f);
#else
  gentype w = beside_zero(a, (gentype)0x1.c982eb8d417eap-1, (gentype)0x1.ea9d270347f83p-56);
  gentype p = polynomial(
      w, 0x1.c24371844b88ap-1, -0x1.f7e38a46d7101p-2, 0x1.c3b1338af3c6p-3, -0x1.cf18e6a4b3dadp-3, 0x1.c068086c4ff35p-3,
      -0x1.a396a8055e6aap-3, 0x1.9424b91e1e6bap-3, -0x1.8d35b49a13a7cp-3, 0x1.8c08d5422a6d2p-3, -0x1.8f7e2dd9f245ep-3,
      0x1.96ddce80d7ecbp-3, -0x1.a1b7960e2a139p-3, 0x1.afd87bca24c35p-3, -0x1.c0cd656c0d2fep-3, 0x1.d3854696e8fe7p-3,
      -0x1.ed75d15d157c3p-3, 0x1.0c58925bba4e6p-2, -0x1.0b0aec050fa3dp-2, 0x1.b1d1130464ddbp-3, -0x1.6a28419f4e02ep-2,
      0x1.674e9e8d5209dp-1, -0x1.974b45600ac09p-4, -0x1.aaec78c339b8ap-1, -0x1.02b8beb865d4p0, 0x1.23f14c8b4f26bp1);
#endif
  return w * p;
}

static inline gentype y0_between(gentype a) {
  gentype w = a - (gentype)1.875f;
#if elem_bits == 32
  return polynomial(w, 0x1.f85902p-2f, 0x1.6eb0bep-3f, -0x1.2d10c2p-2f, 0x1.fa7ff6p-6f, 0x1.113ccep-8f, 0x1.28638p-8f,
                    -0x1.5a6ee6p-9f, 0x1.0cb514p-10f, -0x1.4b4a5ap-11f, 0x1.59fe0ep-12f);
#else
  return polynomial(w, 0x1.f8590248fe8f5p-2, 0x1.6eb0ba613b15dp-3, -0x1.2d10de428724p-2, 0x1.fa83f4a7c5484p-6,
                    0x1.11beb026db787p-8, 0x1.27b7dd19bb955p-8, -0x1.6125e67fb80cfp-9, 0x1.18cf6114565b4p-10,
                    -0x1.036540315365fp-11, 0x1.f68b4bddd33c5p-13, -0x1.e6016da08fabap-14, 0x1.d9211f798f211p-15,
                    -0x1.d03dae75e675cp-16, 0x1.ca33b822dcf8cp-17, -0x1.c4edbf6ffa29p-18, 0x1.c460aeb8cddeep-19,
                    -0x1.d85afd04f16d5p-20, 0x1.d48e4e071c67dp-21, -0x1.549b0bba67b5cp-22, 0x1.7424f552086bp-23,
                    -0x1.bc7f796e53682p-23, 0x1.a8f015dfd7969p-24);
#endif
}

static inline gentype y0_about_second(gentype a) {
#if elem_bits == 32
  gentype w = beside_zero(a, (gentype)0x1.fa9534p1f, (gentype)0x1.b30ad4p-24f);
  gentype p =
      polynomial(w, -0x1.9c3426p-2f, 0x1.a09c9p-5f, 0x1.df6d7ep-5f, -0x1.c1165ep-8f, -0x1.1e37e8p-9f, 0x1.9955bp-13f,
                 0x1.ac6feep-15f, -0x1.43417ap-18f, -0x1.85f72ep-22f, -0x1.bc900ep-25f, 0x1.1c9a1cp-25f);
#else
  gentype w = beside_zero(a, (gentype)0x1.fa9534d98569cp1, (gentype)-0x1.f06ae7804384ep-54);
  gentype p = polynomial(w, -0x1.9c34256a12a0cp-2, 0x1.a09c9290367eep-5, 0x1.df6d59bf50e9bp-5, -0x1.c116fdc597f9bp-8,
                         -0x1.1e32bc4ef7068p-9, 0x1.998276514c887p-13, 0x1.ab2c1fea9c8adp-15, -0x1.486371d440c41p-18,
                         -0x1.3b2164cf0e85dp-22, -0x1.777092121be5bp-26, 0x1.452e3adbf9841p-26, -0x1.f6901fa79bf06p-29,
                         0x1.a5b07dfd72e41p-31, -0x1.99902f759213ep-33, 0x1.8806611726b71p-35, -0x1.71fb41ca9623ap-37,
                         0x1.68c54fb6f35f6p-39, -0x1.6f2e26c268865p-41, 0x1.384b4c860ceb5p-43, -0x1.77ee47c2e84c9p-46,
                         0x1.2f20de4f3e6b1p-47, -0x1.3a5ea15457d6ep-48, 0x1.c0fc72bd5b15ep-51);
#endif
  return w * p;
}

static inline gentype y0_about_third(gentype a) {
#if elem_bits == 32
  gentype w = beside_zero(a, (gentype)0x1.c581dcp2f, (gentype)0x1.39c84p-24f);
  gentype p = polynomial(w, 0x1.334ccap-2f, -0x1.5aef64p-6f, -0x1.8969c8p-5f, 0x1.b2f206p-9f, 0x1.1d3732p-9f,
                         -0x1.26efdep-13f, -0x1.8230e4p-15f, 0x1.69184ep-19f, 0x1.504bd6p-21f);
#else
  gentype w = beside_zero(a, (gentype)0x1.c581dc4e72103p2, (gentype)-0x1.9774a495f56cfp-54);
  gentype p = polynomial(w, 0x1.334cca0697a5bp-2, -0x1.5aef611fc4d59p-6, -0x1.8969c64cbf4abp-5, 0x1.b2f14a955280fp-9,
                         0x1.1d35e85fe110bp-9, -0x1.26dd71e389f27p-13, -0x1.8177e5010227cp-15, 0x1.6a92272523a36p-19,
                         0x1.34aa76b544bbbp-21, -0x1.0a28096ef0f2bp-25, -0x1.442ad38350aedp-28, 0x1.fa5da86b9a3d8p-33,
                         0x1.f187cf809365p-36, -0x1.6d22c265aab8dp-40, -0x1.0645029480261p-43, 0x1.b4f74d79512e1p-50,
                         -0x1.88a9878ee7a63p-58);
#endif
  return w * p;
}

gentype y0(gentype x) {
  gentype first = lazy_select(x < (gentype)1.25f, y0_about_first(x), y0_between(x));
  gentype others = lazy_select(x < (gentype)5.5f, y0_about_second(x), y0_about_third(x));
  gentype zeros = lazy_select(x < (gentype)2.5f, first, others);
  gentype usual = lazy_select(x < (gentype)0.5f, y0_of_small(x), zeros);
  gentype result = lazy_select(x < (gentype)8, usual, order_0_of_great(at_least(x, (gentype)7), 0));
  result = x == (gentype)0 ? -(gentype)INFINITY : result;
  return x < (gentype)0 ? (gentype)NAN : result;
}
#endif
