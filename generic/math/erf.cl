// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erf (6.15.2): the error function, an odd function. With a = |x|,
//   a <= 1: erf(a) = a + a p(a^2). The relative error is 2^-29.3 (double: 2^-56.7). Double's p is one in a^2 - 1/2,
//           whose terms are smaller.
//   a > 1:  float is a polynomial about a point whose erf is almost a float, with an error of 2^-26.7; double is 1 -
//           q(a - 1)^2, where q, for the root of erfc, has 27 terms, ten less than one for erfc, and the error is
//           2^-58.1. Past the last a whose erf rounds to less than 1, the result is that of this a.
// The polynomials are from lab/coefficients/erf.sol (float) and gamma.py (double).
// Largest errors seen: float 0.991, double 0.831 ulp.
// Half results are correctly rounded.
#define unary erf
#define terms_exceed_constants
#include "each_float.h"
#if elem_bits == 16
#include <math/half/erf.h>
#else
#include <math/arithmetic/vocabulary.h>

#if elem_bits == 64
static inline gentype erf_up_to_one(gentype a) {
  gentype w = fma(a, a, (gentype)-0.5f);
  gentype p = polynomial(w, -0x1.1ae14dc34815bp-5, -0x1.1fd16292151fep-2, 0x1.454368017b0d9p-4, -0x1.2b902b7b2efc6p-6,
                         0x1.c82aa249a9001p-9, -0x1.263991b8791c6p-11, 0x1.4866392fc337dp-14, -0x1.429e92e05674dp-17,
                         0x1.1ad510746de45p-20, -0x1.bf8f2e6debbc3p-24, 0x1.4417dd4bc085ap-27, -0x1.ab4a038dd57c7p-31);
  return fma_any(a, p, a);
}

static inline gentype erf_beyond_one(gentype a) {
  // Step 1: t = a - 1
  gentype t = (a < (gentype)5.9375f ? a : (gentype)5.9375f) - (gentype)1, square = t * t, fourth = square * square;
  // Step 2: q(t), in four chains of powers of t^4, as a processor waits for the longest one
  gentype q_0 = polynomial(fourth, -0x1.83de12692ef8dp-5, -0x1.ac883a53595ddp-11, -0x1.47993ffd4c189p-19,
                           0x1.b4fbb368215a1p-23, 0x1.6e0e52c0a72d7p-29, 0x1.786088196557cp-42);
  gentype q_1 =
      polynomial(fourth, -0x1.0bf098a417ddap-1, -0x1.3d6a655170453p-9, 0x1.6500bdfdebe91p-13, 0x1.2a7a5bf19b912p-20,
                 -0x1.796aca23a00f9p-24, -0x1.fe3930a79a996p-32, -0x1.c92af4f595573p-47);
  gentype q_2 = polynomial(fourth, 0x1.6cacc074f397p-3, 0x1.f41839ffd70d6p-8, 0x1.fa273fb2772ecp-15,
                           0x1.3ff05a0d5ab58p-21, 0x1.30755fd2ae6b6p-25, 0x1.04103d062a51p-34, 0x1.012b837855662p-52);
  gentype q_3 = polynomial(fourth, 0x1.efb7b0bb76e9ap-5, -0x1.7c4f7882ee9cap-11, -0x1.5c85132ae7e87p-16,
                           -0x1.f770902780cbap-22, -0x1.831116d3044d9p-27, -0x1.7b3eb56d6278p-38);
  gentype q = fma(fma(q_0, t, q_3), square, fma(q_2, t, q_1)), root = fma(q, t, (gentype)0x1.9620d66f585ccp-2);
  // Step 3: 1 - q^2
  return fma(-root, root, (gentype)1);
}
#endif

static inline gentype error_function(gentype x) {
  gentype a = fabs(x);
#if elem_bits == 32
  // Step 1: p(a^2), for a <= 1
  gentype z = a * a;
  gentype p = polynomial(z, 0x1.06eba8p-3f, -0x1.81273ep-2f, 0x1.ce2cf2p-4f, -0x1.b7f88cp-6f, 0x1.540172p-8f,
                         -0x1.a3d812p-11f, 0x1.4917a4p-14f);
  // Step 2: the polynomial for a > 1
  gentype t = (a < (gentype)3.9375f ? a : (gentype)3.9375f) - (gentype)2.349609375f;
  gentype far = polynomial(t, 0x1.ff8b36p-1f, 0x1.280826p-8f, -0x1.5bca46p-7f, 0x1.ef71d6p-7f, -0x1.d203f2p-7f,
                           0x1.215812p-7f, -0x1.9ad3d8p-9f, 0x1.25e084p-19f, 0x1.68edb2p-11f, -0x1.7a9a58p-12f,
                           0x1.0a745ap-15f, 0x1.89be7ap-15f, -0x1.0e04f8p-16f, -0x1.9f11fep-20f, 0x1.1d4f7cp-20f);
  // Step 3: choose
  gentype result = a > (gentype)1 ? far : fma_any(a, p, a);
#else
  gentype result = lazy_select(a > (gentype)1, erf_beyond_one(a), erf_up_to_one(a));
#endif
  return copysign(result, x);
}

// AVX2: with its table hidden it takes 0.8 to 0.97 of the time (AMD Zen 1, 2026-11-27).
// AVX2: its form for two registers is faster by more than 2 % if ordered (AMD Zen 1, 2026-11-27).
// Mesa: kernels get its body, as a call takes long (llvmpipe of Mesa 26.2, Intel Xeon, 2026-11-25).
policy_of("float double", "hidden-table") policy_of("double", "ordered-pair") policy_of("float", "short-call")
    gentype erf(gentype x) {
  return error_function(x);
}
#endif
