// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// j1: the Bessel function J_1(x) of the first kind. Not in the specification, but in CUDA. With a = |x| and t = (a/2)^2
// it is a/2 (1 + t p(t)) for a < 2, and w p(w) up to 5.4 and up to 8, where w is the distance from the function's first
// or second positive zero: so relative errors are small beside these, too. Beyond, errors are small beside sqrt(2 / (pi
// a)) (bessel.h). The relative errors of the polynomials are 2^-35.2, 2^-24.5 and 2^-24.6, and in double 2^-67.4,
// 2^-55.4 and 2^-53.5 (lab/coefficients/extensions.py). Half results are those of float, rounded once more.
// Largest errors seen: float 2.455, double 2.204 ulp.
#define unary j1
#include "each_float.h"
#if elem_bits == 16
gentype j1(gentype x) { return vec_convert(half, j1(vec_convert(float, x))); }
#else
#include <math/arithmetic/vocabulary.h>
#include <extensions/bessel.h>

static inline gentype j1_about_first(gentype a) {
#if elem_bits == 32
  gentype w = beside_zero(a, (gentype)0x1.ea7558p1f, (gentype)-0x1.4a121ep-24f);
  gentype p = polynomial(w, -0x1.9c6cf6p-2f, 0x1.ae8a14p-5f, 0x1.b589fap-5f, -0x1.537002p-8f, -0x1.24b7a2p-9f,
                         0x1.6d7818p-13f, 0x1.841d9cp-15f, -0x1.7dddbcp-19f, -0x1.311d42p-21f);
#else
  gentype w = beside_zero(a, (gentype)0x1.ea75575af6f09p1, (gentype)-0x1.60155a9d1b256p-53);
  gentype p = polynomial(w, -0x1.9c6cf582cbf7fp-2, 0x1.ae8a39f51ad03p-5, 0x1.b589d1da1391ep-5, -0x1.537544c331d35p-8,
                         -0x1.24b34099599e6p-9, 0x1.6e4c2d534f044p-13, 0x1.83a06e3127762p-15, -0x1.9799d4c6ae1cap-19,
                         -0x1.33825cf496e3ap-21, 0x1.17069117ef8aep-25, 0x1.4569bee22095cp-28, -0x1.03b97b69d4584p-32,
                         -0x1.ec6784787b822p-36, 0x1.5e97909bca548p-40, 0x1.18334465ced52p-43, -0x1.5c474162740b7p-48,
                         -0x1.00aa3b7aa94e5p-51);
#endif
  return w * p;
}

static inline gentype j1_about_second(gentype a) {
#if elem_bits == 32
  gentype w = beside_zero(a, (gentype)0x1.c0ff6p2f, (gentype)-0x1.8971b6p-23f);
  gentype p = polynomial(w, 0x1.33518cp-2f, -0x1.5e70dap-6f, -0x1.80c86cp-5f, 0x1.9a4a06p-9f, 0x1.14021p-9f,
                         -0x1.06fdcp-13f, -0x1.7a89ccp-15f, 0x1.34d14ep-19f, 0x1.3a53fp-21f);
#else
  gentype w = beside_zero(a, (gentype)0x1.c0ff5f3b4725p2, (gentype)-0x1.b226d9d243827p-54);
  gentype p = polynomial(w, 0x1.33518b3874e8ap-2, -0x1.5e70dc60362c4p-6, -0x1.80c83bdeee566p-5, 0x1.9a4b292e3e329p-9,
                         0x1.13fbc7d69660dp-9, -0x1.07358bbde912fp-13, -0x1.796a751e95c76p-15, 0x1.4255b03842475p-19,
                         0x1.3026e0bd445dap-21, -0x1.d48de7ac960bfp-26, -0x1.4463d4d366dep-28, 0x1.c634370a39106p-33,
                         0x1.ecf5c56fc5d4p-36, -0x1.3b5197a5814ebp-40, -0x1.2433a28c94a1cp-43, 0x1.f8844f5062e39p-50);
#endif
  return w * p;
}

gentype j1(gentype x) {
  gentype a = fabs(x);
  gentype zeros = lazy_select(a < (gentype)5.4f, j1_about_first(a), j1_about_second(a));
  gentype usual = lazy_select(a < (gentype)2, j1_of_small(a), zeros);
  gentype result = lazy_select(a < (gentype)8, usual, order_1_of_great(at_least(a, (gentype)7), 0));
  return flip_sign(result, as_ugentype(x) & (ugentype)sign_bit);
}
#endif
