// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// j0: the Bessel function J_0(x) of the first kind. Not in the specification, but in CUDA. With a = |x| and t = (a/2)^2
// it is 1 + t p(t) for a < 3/2, and w p(w) up to 4 and up to 7, where w is the distance from the function's first or
// second zero: so relative errors are small beside these, too. Beyond, errors are small beside sqrt(2 / (pi a))
// (bessel.h). The relative errors of the polynomials are 2^-33.6, 2^-24.7 and 2^-24.7, and in double 2^-73.3, 2^-53.3
// and 2^-54.2 (lab/coefficients/extensions.py). Half results are those of float, rounded once more.
// Largest errors seen: float 2.966, double 2.626 ulp.
#define unary j0
#include "each_float.h"
#if elem_bits == 16
gentype j0(gentype x) { return vec_convert(half, j0(vec_convert(float, x))); }
#else
#include <math/arithmetic/vocabulary.h>
#include <extensions/bessel.h>

static inline gentype j0_about_first(gentype a) {
#if elem_bits == 32
  gentype w = beside_zero(a, (gentype)0x1.33d152p1f, (gentype)0x1.d2e368p-24f);
  gentype p = polynomial(w, -0x1.09cdb4p-1f, 0x1.ba1df4p-4f, 0x1.cfaecep-5f, -0x1.1bb394p-7f, -0x1.1f9f6ap-9f,
                         0x1.15c1e6p-12f, 0x1.6dbeep-15f, -0x1.385068p-18f, -0x1.34125p-22f);
#else
  gentype w = beside_zero(a, (gentype)0x1.33d152e971b4p1, (gentype)-0x1.0f539d7da258ep-53);
  gentype p = polynomial(w, -0x1.09cdb3655128p-1, 0x1.ba1deea029492p-4, 0x1.cfae864368cb2p-5, -0x1.1bb1cbe1a3e83p-7,
                         -0x1.1f992590cb252p-9, 0x1.15382ba04304ep-12, 0x1.6ed3b9eb6a89bp-15, -0x1.232c77a42d0ebp-18,
                         -0x1.1cce2e4c52c1p-21, 0x1.7ff9624bd0349p-25, 0x1.295163f533d01p-28, -0x1.5c1665a013dadp-32,
                         -0x1.be306d43c0dbp-36, 0x1.c6f94d841cf7cp-40, 0x1.2373ad9fe887ap-43, -0x1.87368037b6152p-47);
#endif
  return w * p;
}

static inline gentype j0_about_second(gentype a) {
#if elem_bits == 32
  gentype w = beside_zero(a, (gentype)0x1.6148f6p2f, (gentype)-0x1.34f46ep-24f);
  gentype p = polynomial(w, 0x1.5c6e6p-2f, -0x1.f8f708p-6f, -0x1.b214ecp-5f, 0x1.2f7ca8p-8f, 0x1.27df5ap-9f,
                         -0x1.6ebfd2p-13f, -0x1.8581e4p-15f, 0x1.95ab06p-19f, 0x1.219b26p-21f);
#else
  gentype w = beside_zero(a, (gentype)0x1.6148f5b2c2e45p2, (gentype)0x1.75054cd60a517p-54);
  gentype p = polynomial(w, 0x1.5c6e60a097823p-2, -0x1.f8f72e7a848ddp-6, -0x1.b2150cb41e8a5p-5, 0x1.2f7ffe902559ep-8,
                         0x1.27e31fe9a7a6bp-9, -0x1.6f641f4187f74p-13, -0x1.863f481861d42p-15, 0x1.ad77d73fea1bap-19,
                         0x1.32e6d8bc29b91p-21, -0x1.2da37b59fa0bp-25, -0x1.41d6bf8338dd1p-28, 0x1.1d032d360bc5ep-32,
                         0x1.e2b8256f88025p-36, -0x1.8433c197c266ap-40, -0x1.080fcabd45c22p-43, 0x1.7e0e3db113d04p-48);
#endif
  return w * p;
}

gentype j0(gentype x) {
  gentype a = fabs(x);
  gentype zeros = lazy_select(a < (gentype)4, j0_about_first(a), j0_about_second(a));
  gentype usual = lazy_select(a < (gentype)1.5f, j0_of_small(a), zeros);
  return lazy_select(a < (gentype)7, usual, order_0_of_great(at_least(a, (gentype)7), 1));
}
#endif
