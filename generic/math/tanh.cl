// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tanh (6.15.2): the hyperbolic tangent. Double: e / (e + 2) of e = expm1(2 |x|), a quotient of double-words. Float: x + x^3 p(x^2)
// for |x| < 0.9, relative error 2^-29.7; beyond, 1 - 2 / (e^(2 |x|) + 1) = 1 - 2 s / (y + s) with e^(2 |x|) = 2^n y, s = 2^-n: the
// quotient, at most 0.29, by a first guess from the bits of y + s, which is 6 % off, and two steps of third order.
// Polynomials by coefficients/hyperbolic.sol.
// Largest errors seen: float 0.98 ulp, double 0.62 ulp; half correctly rounded.
#define unary tanh
#include "each_float.h"
#include "exp_kernel.h"
#include "half_result.h"

#if elem_bits == 32
// tanh|x| as a product, of the result and *factor, and what is added to that
static inline gentype tanh_terms(gentype x, private gentype *factor, private gentype *addend) {
  gentype a = fabs(x), z = a * a;
  gentype p = (gentype)-0x1.ddda5ep-12f;
  p = fma(p, z, (gentype)0x1.529dcep-9f);
  p = fma(p, z, (gentype)-0x1.0ed7bcp-7f);
  p = fma(p, z, (gentype)0x1.62f1ccp-6f);
  p = fma(p, z, (gentype)-0x1.b9ca4ep-5f);
  p = fma(p, z, (gentype)0x1.110f38p-3f);
  p = fma(p, z, (gentype)-0x1.55554ep-2f);

  gentype most = a > (gentype)10 ? (gentype)10 : a; // then the result is 1; NaN stays
  gentype sum = fma(most, (gentype)0x1.715476p1f, shifter), n = sum - shifter;
  gentype t = fma(n, (gentype)-0x1.62e43p-2f, most);
  t = fma(n, (gentype)0x1.05c61p-30f, t);
  gentype q = (gentype)0x1.6a604ap-4f;
  q = fma(q, t, (gentype)0x1.123ac8p-2f);
  q = fma(q, t, (gentype)0x1.5558ap-1f);
  q = fma(q, t, (gentype)0x1.55549p0f);
  q = fma(q, t, (gentype)0x1.fffffcp0f);
  q = fma(q, t, (gentype)0x1p1f);
  gentype y = fma(q, t, (gentype)1);
  gentype s = as_gentype(as_igentype((gentype)1) - (as_igentype(sum) << (igentype)significand_bits));
  double_word d = fast_two_sum(y, s);
  gentype r = as_gentype((igentype)0x7ef311c7 - as_igentype(d.high)), e = fma(-d.high, r, (gentype)1);
  r = fma(r, fma(e, e, e), r);
  e = fma(-d.low, r, fma(-d.high, r, (gentype)1));
  r = fma(r, fma(e, e, e), r);

  relation small = a < (gentype)0.9f;
  *factor = small ? p : r;
  *addend = small ? a : (gentype)1;
  return small ? a * z : -2 * s;
}
#elif elem_bits == 64
static inline double_word tanh_words(gentype x) {
  gentype y = 2 * fabs(x);
  y = y > (gentype)40 ? (gentype)40 : y; // then the result is 1; NaN stays
  double_word e = expm1_words(y);
  e = fast_two_sum(e.high, e.low);
  double_word d = two_sum(e.high, (gentype)2);
  gentype reciprocal = 1 / d.high, quotient = e.high * reciprocal;
  gentype rest = fma(-quotient, d.high, e.high) + fma(-quotient, e.low + d.low, e.low);
  return (double_word){quotient, rest * reciprocal};
}
#endif

gentype tanh(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), factor, addend, product = tanh_terms(v, &factor, &addend) * factor;
  return vec_convert(half, copysign(sum_to_odd((NAME(floatn)){addend, product}), v));
#elif elem_bits == 32
  gentype factor, addend, other = tanh_terms(x, &factor, &addend);
  return copysign(fma(other, factor, addend), x);
#else
  double_word sum = tanh_words(x);
  return copysign(sum.high + sum.low, x);
#endif
}
