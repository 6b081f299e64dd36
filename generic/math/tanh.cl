// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tanh (6.15.2): the hyperbolic tangent, x + x^3 p(x^2) for |x| < 1 (double: 0.55), with a relative error of 2^-27.6
// (2^-59.7). Beyond, that of float is (1 - y) / (1 + y), y = e^(-2 |x|), as a polynomial with an error of 2^-27.7: so
// near 0, it takes fewer terms than a reciprocal and its residual have operations. That of double is 1 - 1 / (y + 1/2),
// y = e^(2 |x|) / 2, where what is added to y may be rounded: the residual of the reciprocal makes up for it. The
// polynomials are from utils/coefficients/hyperbolic.sol.
// Largest errors seen: float 0.938, double 0.895 ulp.
// Half results are correctly rounded.
#define unary tanh
#include "each_float.h"
#include <math/arithmetic/chain.h>
#include <math/arithmetic/costs.h>
#include <math/arithmetic/fused.h>
#include <math/arithmetic/lazy_select.h>
#include <math/exponential/exp_kernel.h>
#include <math/arithmetic/rounded_root.h>

#if elem_bits == 32
// tanh(a) / a^3 - 1 / a^2 for 0 <= a < 1, z = a^2
static inline gentype tanh_near(gentype z) {
  chain_value p = chain_start((gentype)-0x1.7806d8p-12f);
  p = chain_step(p, z, (gentype)0x1.2db79ep-9f);
  p = chain_step(p, z, (gentype)-0x1.04675p-7f);
  p = chain_step(p, z, (gentype)0x1.600bd6p-6f);
  p = chain_step(p, z, (gentype)-0x1.b96288p-5f);
  p = chain_step(p, z, (gentype)0x1.110be6p-3f);
  return chain_last(p, z, (gentype)-0x1.55553cp-2f);
}

// tanh(a) for a >= 1
static inline gentype tanh_far(gentype a) {
  // Beyond 10, tanh(a) rounds to 1.
#if vec_width > 1
  // The order of the bits is that of the numbers, and integers are compared in one cycle instead of four.
  gentype most = as_gentype(__builtin_elementwise_min(as_igentype(a), as_igentype((gentype)10)));
#else
  gentype most = a < (gentype)10 ? a : (gentype)10;
#endif
  gentype sum = fma_tiny(most, -(gentype)0x1.715476p1f, shifter);
  gentype t = fma_exact(sum - shifter, (gentype)0x1.62e43p-2f, most);
  gentype q = (gentype)0x1.68691ap-4f;
  q = fma_tiny(q, t, (gentype)-0x1.123d18p-2f);
  q = fma_tiny(q, t, (gentype)0x1.555b84p-1f);
  q = fma_tiny(q, t, (gentype)-0x1.55548cp0f);
  q = fma_tiny(q, t, (gentype)0x1.fffff8p0f);
  q = fma_small(q, t, (gentype)-0x1p1f);
  gentype y = times_power(fma_less(q, t, (gentype)1), sum);
  chain_value p = chain_start((gentype)-0x1.5f12f2p0f);
  p = chain_step(p, y, (gentype)0x1.ea24f6p0f);
  p = chain_step(p, y, (gentype)-0x1.fe994p0f);
  p = chain_step(p, y, (gentype)0x1.fff5d4p0f);
  p = chain_step(p, y, (gentype)-0x1.ffffe8p0f);
  return chain_last(p, y, (gentype)1);
}
#elif elem_bits == 64
// tanh(a) for 0 <= a < 0.55
static inline bounds tanh_near(gentype a) {
  gentype z = a * a;
  gentype p = (gentype)-0x1.3d05af557da5fp-16;
  p = fma_early(p, z, (gentype)0x1.5962f46968033p-14);
  p = fma_early(p, z, (gentype)-0x1.e8048a1554aa7p-13);
  p = fma_early(p, z, (gentype)0x1.346000c7ef1b8p-11);
  p = fma_early(p, z, (gentype)-0x1.7d8b7e03a37b1p-10);
  p = fma_early(p, z, (gentype)0x1.d6d2456e24304p-9);
  p = fma_early(p, z, (gentype)-0x1.226e2cf24e8b5p-7);
  p = fma_early(p, z, (gentype)0x1.664f4848be627p-6);
  p = fma_early(p, z, (gentype)-0x1.ba1ba1b9328e8p-5);
  p = fma_early(p, z, (gentype)0x1.1111111110268p-3);
  return fma_onto(fma_about(p, z, (gentype)-0x1.555555555554bp-2), a * z, a);
}

// tanh(|x|) for |x| >= 0.55: 1 - w, w = 1 / (y + 1/2). What n ln(2) / 2 lacks, as its factor has no second word, makes
// y too great, by half a unit in the last place where w is greatest; for that 1/2 is a unit less in the residual.
static inline bounds tanh_far(gentype x) {
  // Beyond 20, tanh(a) rounds to 1.
#if words_of_double
  // The upper word is enough.
  uint upper = __builtin_elementwise_min((uint)(as_ulong(x) >> 32) & INT_MAX, (uint)(as_ulong(20.0) >> 32));
  gentype a = as_double((ulong)upper << 32 | (uint)as_ulong(x));
#else
  gentype a = fabs(x) < (gentype)20 ? fabs(x) : (gentype)20;
#endif
  gentype sum = fma_small_any((gentype)0x1.71547652b82fep1, a, shifter), n = sum - shifter;
  gentype t = fma_whole(n, (gentype)-0x1.62e42fefa39efp-2, a);
  gentype q = (gentype)0x1.ad8d590fc30fcp-16;
  q = fma_early(q, t, (gentype)0x1.28ae3e030198dp-13);
  q = fma_early(q, t, (gentype)0x1.71df1d1450403p-11);
  q = fma_early(q, t, (gentype)0x1.a0199921d1704p-9);
  q = fma_early(q, t, (gentype)0x1.a01a012dcb0c3p-7);
  q = fma_early(q, t, (gentype)0x1.6c16c1848904bp-5);
  q = fma_early(q, t, (gentype)0x1.111111112725fp-3);
  q = fma_early(q, t, (gentype)0x1.5555555550688p-2);
  q = fma_early(q, t, (gentype)0x1.55555555554fcp-1);
  q = fma_early(q, t, (gentype)0x1.000000000000ap0);
  bounds power = fma_onto(fma_about(q, t, (gentype)1), t, (gentype)0.5f);
  gentype y = times_power(either_bound(power), sum);
  // w begins as a float, and as a multiple of 2^-53, so that 1 - w is exact.
  floatn start = rounded_reciprocal(vec_convert(float, y) + 0.5f);
  gentype w = vec_convert(double, (start + 0x1p-30f) - 0x1p-30f);
  gentype residual = fma_exact(-(0.5 - 0x1p-54), w, fma_exact(-y, w, (gentype)1));
  return bounds_if_sure(power, fma_onto(-w, fma_about(residual, residual, residual), 1 - w));
}
#endif

gentype tanh(gentype x) {
#if elem_bits == 16
  return vec_convert(half, tanh(vec_convert(float, x)));
#elif elem_bits == 32
  // Both are computed everywhere: a branch would run through both where neighbouring work-items differ.
  gentype a = fabs(x), z = a * a, near = fma_close(a * z, tanh_near(z), a), far = tanh_far(a);
  return copysign(a >= (gentype)1 ? far : near, x); // a NaN is not >= 1 and stays
#else
  relation far = fabs(x) >= (gentype)0x1.198p-1; // 0.55, which a NaN is not, and stays
  return copysign(settled_bounds(lazy_select(far, tanh_far(x), tanh_near(fabs(x))), tanh, x), x);
#endif
}
