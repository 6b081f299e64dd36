// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tanh (6.15.2): the hyperbolic tangent, an odd function. With a = |x|,
//   float:  a + a^3 p(a^2) for a < 1, with a relative error of 2^-27.6; beyond (1 - y) / (1 + y), y = e^(-2 a), as a
//           polynomial with an error of 2^-27.7. Two polynomials have fewer operations than a reciprocal and its
//           residual.
//   double: a = n ln(2) / 2 + t, s = tanh(t) by a polynomial with a relative error of 2^-57.7, and with p = 2^n tanh(a)
//           = ((p - 1) + (p + 1) s) / ((p + 1) + (p - 1) s). This takes no choice, and small arguments are no special
//           case.
// The polynomials are from lab/coefficients/hyperbolic.sol.
// Largest errors seen: float 0.938, double 0.75 ulp.
// Half results are correctly rounded.
#define unary tanh
#define every_fma_is_sure // All floats were tried.
#include "each_float.h"
#if elem_bits == 16
#include <math/half/tanh.h>
#else
#include <math/arithmetic/vocabulary.h>
#include <math/exponential/exp_kernel.h>
#include <math/arithmetic/rounded_root.h>

#if elem_bits == 32
// tanh(a) / a^3 - 1 / a^2 for 0 <= a < 1, z = a^2
static inline gentype tanh_near(gentype z) {
  return polynomial(z, -0x1.55553cp-2f, 0x1.110be6p-3f, -0x1.b96288p-5f, 0x1.600bd6p-6f, -0x1.04675p-7f, 0x1.2db79ep-9f,
                    -0x1.7806d8p-12f);
}

// tanh(a) for a >= 1
static inline gentype tanh_far(gentype a) {
  // Step 1: beyond 10, tanh(a) rounds to 1
#if vec_width > 1
  // The order of the bits is that of the numbers, and integers are compared in one cycle instead of four.
  gentype most = as_gentype(__builtin_elementwise_min(as_igentype(a), as_igentype((gentype)10)));
#else
  gentype most = a < (gentype)10 ? a : (gentype)10;
#endif
  // Step 2: y = e^(-2 a) = 2^n e^(-2 t), a = t - n ln(2) / 2
  gentype shifted = fma_sure(most, -(gentype)0x1.715476p1f, shifter);
  gentype t = fma_exact(shifted - shifter, (gentype)0x1.62e43p-2f, most);
  gentype y = times_power(
      polynomial(t, 1, -0x1p1f, 0x1.fffff8p0f, -0x1.55548cp0f, 0x1.555b84p-1f, -0x1.123d18p-2f, 0x1.68691ap-4f),
      shifted);
  // Step 3: (1 - y) / (1 + y)
  return polynomial(y, 1, -0x1.ffffe8p0f, 0x1.fff5d4p0f, -0x1.fe994p0f, 0x1.ea24f6p0f, -0x1.5f12f2p0f);
}
#elif elem_bits == 64
// tanh(|x|)
static inline interval tanh_of_magnitude(gentype x) {
  // Step 1: reduce the argument. Beyond 20, tanh(a) rounds to 1. NaN stays.
  gentype a = fabs(x) > (gentype)20 ? (gentype)20 : fabs(x);
  gentype shifted = fma_any((gentype)0x1.71547652b82fep1, a, shifter), n = shifted - shifter;
  gentype t = fma_exact(n, (gentype)-0x1.62e42fefa39efp-2, a), square = t * t;
  // Step 2: s = t + rest
  gentype p = rough_polynomial(square, 0x1.11111110e0508p-3, -0x1.ba1ba115f42bap-5, 0x1.664ec958d4c69p-6,
                               -0x1.223c51e2397e9p-7, 0x1.c37d1b6621ac7p-9);
  interval rest = fma_rough(p, square, (gentype)-0x1.55555555554bbp-2);
  rest = fma_any(rest, t * square, n * (gentype)-0x1.abc9e3b39803fp-57);
  // Step 3: the denominator and its reciprocal
  gentype power = times_power((gentype)1, shifted), less = power - 1, more = power + 1;
  interval denominator = fma_rough(rest, less, fma_sure(t, less, more));
  gentype reciprocal = rounded_reciprocal(value_of(denominator));
  // Step 4: a quotient q of few bits. q and 1 - q are multiples of 2^-11, which is the last place of the first sum.
  // Where n is 14 or more they are 1 and 0, so that it does not matter that p + 1 may be rounded.
  const gentype coarse = (gentype)0x1.8p41;
  gentype coarse_sum = fma_any(fma_sure(t, more, less), reciprocal, coarse);
  gentype quotient = coarse_sum - coarse, complement = (coarse + 1) - coarse_sum;
  // Step 5: its residual, (p - 1) - (p + 1) q + ((p + 1) - (p - 1) q) s, whose products are exact. It makes up for the
  // roundings of both sums.
  gentype factor = fma_plain(less, complement, (gentype)2);
  interval residual = fma_any(rest, factor, fma(t, factor, fma_plain(more, complement, (gentype)-2)));
  return fma_any(residual, reciprocal, quotient);
}
#endif

// AVX2: a table of its constants makes it slower (Intel Xeon with AVX-512, 2026-11-26).
// Mesa: kernels get its body, as a call takes long (llvmpipe of Mesa 26.2, Intel Xeon, 2026-11-25).
policy_of("double", "constants-in-instructions") policy_of("float", "short-call") gentype tanh(gentype x) {
#if elem_bits == 32
  // Both are computed everywhere: a branch would run through both where neighbouring work-items differ.
  gentype a = fabs(x), z = a * a, near = fma(a * z, tanh_near(z), a), far = tanh_far(a);
  return copysign(a >= (gentype)1 ? far : near, x); // a NaN is not >= 1 and stays
#else
  interval result = tanh_of_magnitude(x);
  return copysign(or_exact(result, value_of(result), tanh, x), x);
#endif
}
#endif
