// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tanh (6.15.2): the hyperbolic tangent. Double is e / (e + 2), a quotient of double-words, where e = expm1(2 |x|).
// Float is x + x^3 p(x^2) for |x| < 1, with a relative error of 2^-27.6, and 1 - 1 / (y + 1/2), y = e^(2 |x|) / 2,
// beyond, where what is added to y may be rounded: the residual of the reciprocal makes up for it. The polynomials are
// from utils/coefficients/hyperbolic.sol.
// Largest errors seen: float 0.938, double 0.753 ulp.
// Half results are correctly rounded.
#define unary tanh
#include "each_float.h"
#include <math/arithmetic/chain.h>
#include <math/arithmetic/fused.h>
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

// 1 - tanh(a) for a >= 1
static inline gentype tanh_rest(gentype a) {
  // Beyond 10, tanh(a) rounds to 1.
#if vec_width > 1
  // The order of the bits is that of the numbers, and integers are compared in one cycle instead of four.
  gentype most = as_gentype(__builtin_elementwise_min(as_igentype(a), as_igentype((gentype)10)));
#else
  gentype most = a < (gentype)10 ? a : (gentype)10;
#endif
  gentype sum = fma_tiny(most, (gentype)0x1.715476p1f, shifter - 1), n = sum - (shifter - 1);
  gentype t = fma_exact(n, (gentype)-0x1.62e43p-2f, most);
  gentype q = (gentype)0x1.6a604ap-4f;
  q = fma_tiny(q, t, (gentype)0x1.123ac8p-2f);
  q = fma_tiny(q, t, (gentype)0x1.5558ap-1f);
  q = fma_tiny(q, t, (gentype)0x1.55549p0f);
  q = fma_tiny(q, t, (gentype)0x1.fffffcp0f);
  q = fma_small(q, t, (gentype)0x1p1f);
  gentype y = times_power(fma_less(q, t, (gentype)1), sum), d = y + (gentype)0.5f;
  gentype r = rounded_reciprocal(d);
  return fma_tiny(r, fma_mostly((gentype)-0.5f, r, fma_mostly(-y, r, (gentype)1)), r);
}
#elif elem_bits == 64
// tanh(a) for a >= 0
static inline bounds tanh_quotient(gentype a) {
  gentype y = 2 * a;
  y = y > (gentype)40 ? (gentype)40 : y; // beyond 40, the result is 1; NaN stays
  gentype sum, high = reduce_ln2(y, &sum), low = (sum - shifter) * -ln2_low, t = high + low, square = t * t;
  bounds rest = fma_among(t * (gentype)0.5f, t, fma_between(expm1_bounds(t, square), t * square, low));
  double_word w = fast_two_sum(high, either_bound(rest)); // e^y = 2^n (1 + w)
  gentype power = times_power((gentype)1, sum), product = power * w.high;
  double_word e = fast_two_sum(power - 1, product),
              d = two_sum(e.high, (gentype)2); // what e.high loses in the difference, d loses, too
  e.low = fma(power, w.low, e.low);
  d.low += e.low;
  gentype r = rounded_reciprocal(d.high), quotient = e.high * r;
  gentype residual = fma(-quotient, d.high, e.high) + fma(-quotient, d.low, e.low);
  return bounds_if_sure(rest, fma_about(residual, r, quotient));
}
#endif

gentype tanh(gentype x) {
#if elem_bits == 16
  return vec_convert(half, tanh(vec_convert(float, x)));
#elif elem_bits == 32
  // Both are computed everywhere: a branch would run through both where neighbouring work-items differ.
  gentype a = fabs(x), z = a * a, near = fma_close(a * z, tanh_near(z), a), far = 1 - tanh_rest(a);
  return copysign(a >= (gentype)1 ? far : near, x); // a NaN is not >= 1 and stays
#else
  bounds result = tanh_quotient(fabs(x));
  return copysign(settled_bounds(result, tanh, x), x);
#endif
}
