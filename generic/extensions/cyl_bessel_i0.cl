// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cyl_bessel_i0: the modified Bessel function I_0(x) of the first kind. Not in the specification, but in CUDA. With a =
// |x| and t = (a/2)^2 it is 1 + t p(t) for a <= 12 (float: 8), and e^a q(1/a) / sqrt(a) beyond. The relative errors of
// the polynomials are 2^-35.4 and 2^-29.5, and in double 2^-64.4 and 2^-59.6 (lab/coefficients/extensions.py). Half
// results are those of float, rounded once more.
// Largest errors seen: float 3.196, double 3.116 ulp.
#define unary cyl_bessel_i0
#include "each_float.h"
#if elem_bits == 16
gentype cyl_bessel_i0(gentype x) { return vec_convert(half, cyl_bessel_i0(vec_convert(float, x))); }
#else
#include <math/arithmetic/vocabulary.h>
#include <extensions/exponential_over_root.h>
#include <math/arithmetic/at_most.h>

static inline gentype i0_of_small(gentype a) {
  gentype half_of_a = a * (gentype)0.5f;
  double_word square = two_product(half_of_a, half_of_a);
  gentype t = square.high;
#if elem_bits == 32
  gentype p = polynomial(t, 0x1p0f, 0x1p-2f, 0x1.c71c72p-6f, 0x1.c71c6ap-10f, 0x1.2345c8p-14f, 0x1.02e3aap-19f,
                         0x1.526d88p-25f, 0x1.4fdf44p-31f, 0x1.178824p-37f, 0x1.06cc3ap-44f, 0x1.3c0168p-50f);
#else
  gentype p = polynomial(t, 0x1p0, 0x1p-2, 0x1.c71c71c71c71cp-6, 0x1.c71c71c71c72dp-10, 0x1.23456789abbep-14,
                         0x1.02e85c0899ca2p-19, 0x1.522a43f63ce33p-25, 0x1.522a43f7b8b1ep-31, 0x1.0b31327ab8869p-37,
                         0x1.5601894de13fep-44, 0x1.69ca91b846a1p-51, 0x1.41980ec76cc5bp-58, 0x1.e71fb541379e1p-66,
                         0x1.3e413b3aabd91p-73, 0x1.68fe22855fa8fp-81, 0x1.6ffec3fca1795p-89, 0x1.25542b96c15e5p-97,
                         0x1.543b2918f85ap-105, 0x1.940479acb6029p-124, 0x1.3de4288f05354p-121);
#endif
  // The low word of t is multiplied by nearly the derivative, the result over sqrt(t + 1).
  gentype result = fma(t, p, (gentype)1);
  return fma_any(result * rough_reciprocal_root(t + (gentype)1), square.low, result);
}

static inline gentype i0_of_great(gentype a) {
  gentype v = rounded_reciprocal(a);
#if elem_bits == 32
  gentype q = polynomial(v, 0x1.988454p-2f, 0x1.98802ep-5f, 0x1.cda0c8p-6f, 0x1.a0e78ap-6f, 0x1.a948b8p-4f,
                         -0x1.7f3e28p-2f, 0x1.aacdd4p0f, 0x1.3fb64ap0f);
#else
  gentype q = polynomial(v, 0x1.9884533d43651p-2, 0x1.9884533d41e3cp-5, 0x1.cb94ddacfa2edp-6, 0x1.debb05e3ef0c8p-6,
                         0x1.6e8c6fd809274p-5, 0x1.718d215b193e9p-4, 0x1.13d93198ce331p-2, -0x1.439cb1cef74b9p1,
                         0x1.7de6a8cf8028dp7, -0x1.057f1d7ffe448p13, 0x1.163fcbcc2e8b2p18, -0x1.c5981a9527ddbp22,
                         0x1.1a5cc87aea99p27, -0x1.0896c1fc7d324p31, 0x1.6a1ddb9204002p34, -0x1.5316df943926dp37,
                         0x1.696595f82f84ep39, -0x1.17cbe090035c6p37, -0x1.0a3397614fccdp44, 0x1.554c104631d6cp46,
                         -0x1.2984599c81097p47);
#endif
  return exponential_over_root(a, q);
}

gentype cyl_bessel_i0(gentype x) {
  const gentype least = (gentype)(elem_bits == 32 ? 8 : 12), most = (gentype)(elem_bits == 32 ? 100 : 720);
  // Beyond `most` the result is infinite.
  gentype a = fabs(x), great = at_most(a, most);
  gentype result = lazy_select(a <= least, i0_of_small(at_most(a, least)), i0_of_great(great));
  result = a > most ? (gentype)INFINITY : result;
  return result;
}
#endif
