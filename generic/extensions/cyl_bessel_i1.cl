// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cyl_bessel_i1: the modified Bessel function I_1(x) of the first kind. Not in the specification, but in CUDA. With a =
// |x| and t = (a/2)^2 it is a/2 (1 + t p(t)) for a <= 12 (float: 8), and e^a q(1/a) / sqrt(a) beyond. The relative
// errors of the polynomials are 2^-32.3 and 2^-29.7, and in double 2^-62.4 and 2^-59.5
// (lab/coefficients/extensions.py). Half results are those of float, rounded once more.
// Largest errors seen: float 3.531, double 3.911 ulp.
#define unary cyl_bessel_i1
#include "each_float.h"
#if elem_bits == 16
gentype cyl_bessel_i1(gentype x) { return vec_convert(half, cyl_bessel_i1(vec_convert(float, x))); }
#else
#include <math/arithmetic/vocabulary.h>
#include <extensions/exponential_over_root.h>
#include <math/arithmetic/at_most.h>

static inline gentype i1_of_small(gentype a) {
  gentype half_of_a = a * (gentype)0.5f;
  double_word square = two_product(half_of_a, half_of_a);
  gentype t = square.high;
#if elem_bits == 32
  gentype p = polynomial(t, 0x1p-1f, 0x1.555556p-4f, 0x1.c71c5ep-8f, 0x1.6c17a4p-12f, 0x1.8451fap-17f, 0x1.282eb4p-22f,
                         0x1.4fb284p-28f, 0x1.39a608p-34f, 0x1.59a7b2p-41f, 0x1.7d58d2p-47f, 0x1.d63d84p-56f);
#else
  gentype p =
      polynomial(t, 0x1p-1, 0x1.5555555555555p-4, 0x1.c71c71c71c72cp-8, 0x1.6c16c16c16afp-12, 0x1.845c8a0ce6944p-17,
                 0x1.27e4fb777613p-22, 0x1.522a43f7b9376p-28, 0x1.2c9758c927406p-34, 0x1.ab81ebc4cf42ep-41,
                 0x1.f176855219519p-48, 0x1.e264433b89c2bp-55, 0x1.8bc7e4f763647p-62, 0x1.1687b0fa3685cp-69,
                 0x1.51c402a540cf5p-77, 0x1.75c130831d2c1p-85, 0x1.13134921c69a8p-93, 0x1.122bcbfcb6681p-100,
                 -0x1.f92de7fb7a0e7p-109, 0x1.4c740a061154cp-115, -0x1.88ac0093f8988p-124);
#endif
  // The low word of t is multiplied by nearly the derivative, the result over sqrt(t + 4).
  gentype result = fma_any(half_of_a, t * p, half_of_a);
  return fma_any(result * rough_reciprocal_root(t + (gentype)4), square.low, result);
}

static inline gentype i1_of_great(gentype a) {
  gentype v = rounded_reciprocal(a);
#if elem_bits == 32
  gentype q = polynomial(v, 0x1.988454p-2f, -0x1.326454p-3f, -0x1.7dd462p-5f, -0x1.768cccp-5f, 0x1.18af44p-5f,
                         -0x1.1df226p0f, 0x1.725d9ap2f, -0x1.106aecp4f);
#else
  gentype q = polynomial(v, 0x1.9884533d43651p-2, -0x1.32633e6df2ecp-3, -0x1.7efc0e056714ep-5, -0x1.4f1c922840ab1p-5,
                         -0x1.d73ad02150236p-5, -0x1.c736717e1be6fp-4, -0x1.cd80ecb6ddf4p-3, -0x1.1ea895201b552p2,
                         0x1.c90540069e609p7, -0x1.5faeecaa9a9aep13, 0x1.a2cd0ad53cc87p18, -0x1.8aee5d4f90576p23,
                         0x1.276cb417db41ap28, -0x1.5e0a35c34c9b9p32, 0x1.461b766e0e4e5p36, -0x1.d733eb44bf8dp39,
                         0x1.020a0008849bcp43, -0x1.9d04b126821d2p45, 0x1.c65dddf3cffafp47, -0x1.323f300ac20d1p49,
                         0x1.7c70cd0d62038p49);
#endif
  return exponential_over_root(a, q);
}

gentype cyl_bessel_i1(gentype x) {
  const gentype least = (gentype)(elem_bits == 32 ? 8 : 12), most = (gentype)(elem_bits == 32 ? 100 : 720);
  // Beyond `most` the result is infinite.
  gentype a = fabs(x), great = at_most(a, most);
  gentype result = lazy_select(a <= least, i1_of_small(at_most(a, least)), i1_of_great(great));
  result = a > most ? (gentype)INFINITY : result;
  return copysign(result, x);
}
#endif
