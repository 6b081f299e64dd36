// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// y1: the Bessel function Y_1(x) of the second kind. Not in the specification, but in CUDA. For x < 1 it is 2/pi (ln(x)
// J_1(x) - 1/x) + (x/2) q((x/2)^2), p(x - 11/8) up to 7/4, and up to 7 w p(w), where w is the distance from the
// function's first or second zero: so relative errors are small beside these, too. Beyond, errors are small beside
// sqrt(2 / (pi x)) (bessel.h). The polynomials have errors of 2^-26.4, 2^-26.8, 2^-26.0 and 2^-25.3, and in double
// 2^-55.8, 2^-56.0, 2^-54.7 and 2^-53.7 (lab/coefficients/extensions.py). Half results are those of float, rounded once
// more.
// Largest errors seen: float 3.133, double 2.578 ulp.
#define unary y1
#include "each_float.h"
#if elem_bits == 16
gentype y1(gentype x) { return vec_convert(half, y1(vec_convert(float, x))); }
#else
#include <math/arithmetic/vocabulary.h>
#include <extensions/bessel.h>

static inline gentype y1_of_small(gentype a) {
  gentype half_of_a = a * (gentype)0.5f, t = half_of_a * half_of_a;
#if elem_bits == 32
  gentype q = polynomial(t, -0x1.918662p-2f, 0x1.bd399cp-2f, -0x1.8364p-4f, 0x1.2dd812p-7f, -0x1.2d340ep-11f);
#else
  gentype q = polynomial(t, -0x1.91866143cbc8ap-2, 0x1.bd3975c75b472p-2, -0x1.835b978949006p-4, 0x1.2c7dbffa99323p-7,
                         -0x1.0a7808e3855f3p-11, 0x1.32e3dbad3bdeep-16, -0x1.eee21e38c7fbdp-22, 0x1.3b8579207cf62p-28,
                         0x1.ffc43c74ca8d3p-29);
#endif
  // 1/x is by far the greatest term where it is infinite, or nearly.
  const gentype up = (gentype)power_of_two(60);
  relation tiny = a < (gentype)power_of_two(elem_bits == 32 ? -100 : -1000);
  gentype pole = rounded_reciprocal(tiny ? a * up : a) * two_over_pi;
  gentype others = fma(log(a) * two_over_pi, j1_of_small(a), half_of_a * q);
  return tiny ? -pole * up : others - pole;
}

static inline gentype y1_between(gentype a) {
  gentype w = a - (gentype)1.375f;
#if elem_bits == 32
  return polynomial(w, -0x1.fc23d8p-2f, 0x1.5f89cap-1f, -0x1.0ff4b6p-3f, 0x1.a39b3p-4f, -0x1.01d28p-3f, 0x1.7c2464p-4f,
                    -0x1.0cb7b6p-4f, 0x1.8f4d9ap-5f, -0x1.5e604cp-5f, 0x1.de47c4p-6f);
#else
  return polynomial(w, -0x1.fc23d82d1ea13p-2, 0x1.5f89cacf80442p-1, -0x1.0ff4e5210725p-3, 0x1.a398f175ac4dep-4,
                    -0x1.01bffb1090baap-3, 0x1.7c4cf81ae0795p-4, -0x1.101d3202f2441p-4, 0x1.8f1db6617732bp-5,
                    -0x1.2412766ecaea5p-5, 0x1.aa4f817d86f93p-6, -0x1.36cf914cdd8fep-6, 0x1.c4edb9303c5b3p-7,
                    -0x1.49d7d494bcb1fp-7, 0x1.e00a58a4a12ep-8, -0x1.5dbf6075ef428p-8, 0x1.00c0d5831e3f1p-8,
                    -0x1.71e1f44b52d9ap-9, 0x1.e94406881954cp-10, -0x1.7c27654ff4fe8p-10, 0x1.ac91b5cbf59d3p-10,
                    -0x1.16ae336ed949p-10);
#endif
}

static inline gentype y1_about_first(gentype a) {
#if elem_bits == 32
  gentype w = beside_zero(a, (gentype)0x1.193beep1f, (gentype)-0x1.6401b8p-24f);
  gentype p =
      polynomial(w, 0x1.0aa484p-1f, -0x1.e56f84p-4f, -0x1.0d2a5ap-5f, -0x1.3a6decp-8f, 0x1.e63dfcp-8f, -0x1.53d56cp-9f,
                 0x1.1ac74ep-10f, -0x1.159e82p-11f, 0x1.e4501cp-13f, -0x1.2abcbp-14f, 0x1.61e9acp-17f);
#else
  gentype w = beside_zero(a, (gentype)0x1.193bed4dff243p1, (gentype)-0x1.bd1e50d219bfdp-55);
  gentype p = polynomial(w, 0x1.0aa48442f014bp-1, -0x1.e56f82217b8f4p-4, -0x1.0d2af4e9324d9p-5, -0x1.3a6dec3727284p-8,
                         0x1.e671c7d131058p-8, -0x1.5429dc5aff3cdp-9, 0x1.17ab4af64415p-10, -0x1.0b2d8743c3972p-11,
                         0x1.eea7bba9a0b36p-13, -0x1.c3faf33e647d1p-14, 0x1.9d1785c83a6bfp-15, -0x1.79560da49c3e3p-16,
                         0x1.585f4d87c3386p-17, -0x1.3a1b529759abp-18, 0x1.1ea0dcbb9ea0cp-19, -0x1.064420efad16fp-20,
                         0x1.e05c770fedd48p-22, -0x1.ae4a4a6268b11p-23, 0x1.631e02a880b8dp-24, -0x1.ecb1ca5348cf9p-26,
                         0x1.00bf684cd7e29p-27, -0x1.59bda4e0a8c7p-30, 0x1.bac00ed3e0993p-34);
#endif
  return w * p;
}

static inline gentype y1_about_second(gentype a) {
#if elem_bits == 32
  gentype w = beside_zero(a, (gentype)0x1.5b7fe4p2f, (gentype)0x1.d0f606p-23f);
  gentype p =
      polynomial(w, -0x1.5c7c56p-2f, 0x1.00b9fap-5f, 0x1.a15daep-5f, -0x1.10a35ep-8f, -0x1.1be9ccp-9f, 0x1.33829cp-13f,
                 0x1.86437ep-15f, -0x1.809de2p-19f, -0x1.30e8e2p-21f, 0x1.9dbc68p-26f, 0x1.1dad5ep-27f);
#else
  gentype w = beside_zero(a, (gentype)0x1.5b7fe4e87b02ep2, (gentype)0x1.dfe7bac228e8cp-52);
  gentype p = polynomial(w, -0x1.5c7c556f0c19ap-2, 0x1.00b9f8571ca1fp-5, 0x1.a15d92dfe3e81p-5, -0x1.10a329e2c23e4p-8,
                         -0x1.1be6db9926701p-9, 0x1.337c7e138ab12p-13, 0x1.85b940ede051ap-15, -0x1.80619140d5256p-19,
                         -0x1.255e6e3816b53p-21, 0x1.b62cc6a2cd01ep-26, 0x1.80b26dc5bd8cfp-28, -0x1.a7ea6505ea7e1p-32,
                         0x1.3bbca16138955p-39, -0x1.391c5fef61035p-38, 0x1.4e006d97d9067p-40, -0x1.b1071cb3faca3p-43,
                         0x1.15ff61ad1f8b2p-45, -0x1.41943ece56dabp-47, 0x1.1c5c7bc1fa6fap-49, 0x1.deb1937667174p-53,
                         0x1.c9ef2a55b0155p-61, -0x1.9b10dda2b29ddp-55);
#endif
  return w * p;
}

gentype y1(gentype x) {
  gentype first = lazy_select(x < (gentype)1.75f, y1_between(x), y1_about_first(x));
  gentype zeros = lazy_select(x < (gentype)3.5f, first, y1_about_second(x));
  gentype usual = lazy_select(x < (gentype)1, y1_of_small(x), zeros);
  gentype result = lazy_select(x < (gentype)7, usual, order_1_of_great(at_least(x, (gentype)7), -1));
  result = x == (gentype)0 ? -(gentype)INFINITY : result;
  return x < (gentype)0 ? (gentype)NAN : result;
}
#endif
