// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erfc (6.15.2): the complementary error function. For |x| < 0.46875, 1 - x - x p(x^2); beyond, with a = |x|,
// erfc(a) = e^(-a^2) Q(t) / (a + 2), t = (a - 2) / (a + 2), the variable of M. M. Shepherd and J. G. Laframboise, "Chebyshev approximation of
// (1 + 2x) exp(x^2) erfc x in 0 <= x < infinity" (Mathematics of Computation 36, 1981), a^2 exact as two words, and the first two terms
// of Q, too; 2 minus that for negative x. Relative errors of the polynomials 2^-28.2, 2^-59.1 (coefficients/gamma.py).
// Largest errors seen: float 0.836 ulp (all arguments), double 0.831 ulp; half correctly rounded.
#define unary erfc
#include "each_float.h"
#include "gamma_kernel.h"
#include "half_result.h"

#if elem_bits > 16
// erfc(x) for |x| < 0.47, and something for others
static inline double_word erfc_near(gentype x) {
  gentype z = x * x;
#if elem_bits == 32
  gentype p = (gentype)0x1.35cfd4p-8f;
  p = fma(p, z, (gentype)-0x1.b66e0ep-6f);
  p = fma(p, z, (gentype)0x1.ce250cp-4f);
  p = fma(p, z, (gentype)-0x1.812732p-2f);
  p = fma(p, z, (gentype)0x1.06eba8p-3f);
#else
  gentype p = (gentype)0x1.8c24623e835d2p-20;
  p = fma(p, z, (gentype)-0x1.f237269094f4p-17);
  p = fma(p, z, (gentype)0x1.f98e2a829bda8p-14);
  p = fma(p, z, (gentype)-0x1.c02d4f3cba9b2p-11);
  p = fma(p, z, (gentype)0x1.565bcbe9f7d14p-8);
  p = fma(p, z, (gentype)-0x1.b82ce30ea74dp-6);
  p = fma(p, z, (gentype)0x1.ce2f21a03bb06p-4);
  p = fma(p, z, (gentype)-0x1.812746b03798dp-2);
  p = fma(p, z, (gentype)0x1.06eba8214db68p-3);
#endif
  double_word sum = fast_two_sum((gentype)1, -x);
  sum.low = fma(-x, p, sum.low);
  return sum;
}

// erfc(a) / 2^n for a >= 0.46875, *sum = shifter + n
static inline double_word erfc_far(gentype a, private gentype *sum) {
  gentype square = a * a;
  double_word power = exp_words((double_word){-square, fma(-a, a, square)}, sum);
  double_word r = reciprocal_words(fast_two_sum((gentype)2, a)); // exact: two is a multiple of all last places here
  gentype t = fma(r.high, (gentype)-4, (gentype)1), t_low = fma(r.high, (gentype)-4, 1 - t) - 4 * r.low;
#if elem_bits == 32
  const double_word q_0 = {(gentype)0x1.058672p0f, (gentype)-0x1.088dep-26f};
  const double_word q_1 = {(gentype)-0x1.5fd386p-1f, (gentype)0x1.84c6d8p-26f};
  gentype q = (gentype)0x1.cbbbp-14f;
  q = fma(q, t, (gentype)-0x1.19001ap-11f);
  q = fma(q, t, (gentype)-0x1.d19684p-11f);
  q = fma(q, t, (gentype)0x1.8f9976p-9f);
  q = fma(q, t, (gentype)0x1.a97cd4p-8f);
  q = fma(q, t, (gentype)-0x1.60562p-6f);
  q = fma(q, t, (gentype)-0x1.2a8baep-5f);
  q = fma(q, t, (gentype)0x1.1e2ddcp-2f);
#else
  const double_word q_0 = {(gentype)0x1.058671b52c776p0, (gentype)-0x1.42ee0380635ep-56};
  const double_word q_1 = {(gentype)-0x1.5fd386754eff9p-1, (gentype)0x1.b032291affc3ep-55};
  gentype q = (gentype)-0x1.1c40e2efeed38p-25;
  q = fma(q, t, (gentype)0x1.83cdcf49eafb9p-26);
  q = fma(q, t, (gentype)0x1.5c88a3b969633p-23);
  q = fma(q, t, (gentype)0x1.86c2f421104dfp-26);
  q = fma(q, t, (gentype)-0x1.98ad0d4fec2bap-22);
  q = fma(q, t, (gentype)-0x1.35b7f38d6d535p-21);
  q = fma(q, t, (gentype)0x1.3f72a85fc5ea5p-25);
  q = fma(q, t, (gentype)0x1.0c2d40700c489p-19);
  q = fma(q, t, (gentype)0x1.e734b2c94dfcp-19);
  q = fma(q, t, (gentype)-0x1.2d43444c4cab1p-20);
  q = fma(q, t, (gentype)-0x1.0e678155e04bap-16);
  q = fma(q, t, (gentype)-0x1.6c054a74b186bp-16);
  q = fma(q, t, (gentype)0x1.1e74e2d20aeb4p-15);
  q = fma(q, t, (gentype)0x1.2efa406fa733fp-13);
  q = fma(q, t, (gentype)0x1.20543e9664a9dp-15);
  q = fma(q, t, (gentype)-0x1.5ba438e43b2fap-11);
  q = fma(q, t, (gentype)-0x1.b6fbf9cf24568p-11);
  q = fma(q, t, (gentype)0x1.9517bb72ae4b2p-9);
  q = fma(q, t, (gentype)0x1.a89eaff8b396cp-8);
  q = fma(q, t, (gentype)-0x1.606e41552bb5p-6);
  q = fma(q, t, (gentype)-0x1.2a88e6107d82cp-5);
  q = fma(q, t, (gentype)0x1.1e2deea6b1179p-2);
#endif
  gentype slope = fma(t + t, q, q_1.high); // of Q, nearly
  double_word sum_1 = fast_two_sum(q_1.high, t * q), first = two_product(sum_1.high, t);
  double_word factor = fast_two_sum(q_0.high, first.high);
  factor.low += fma(t, sum_1.low + q_1.low, first.low) + fma(t_low, slope, q_0.low);
  return times_words(times_words(power, factor), r);
}
#endif

gentype erfc(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), a = fabs(v), sum;
  a = a > 6.0f ? (floatn)6.0f : a;
  NAME(floatn) near = erfc_near(v), far = erfc_far(a, &sum);
  floatn power = times_power((floatn)1, sum);
  far.high *= power;
  far.low *= power;
  NAME(floatn) other = fast_two_sum((floatn)2, -far.high);
  other.low -= far.low;
  far.high = v < 0 ? other.high : far.high;
  far.low = v < 0 ? other.low : far.low;
  far.high = a < 0.46875f ? near.high : far.high;
  far.low = a < 0.46875f ? near.low : far.low;
  return vec_convert(half, v == v ? sum_to_odd(far) : v);
#else
  const gentype most = (gentype)(elem_bits == 32 ? 10.5f : 27.5f), subnormal = (gentype)(elem_bits == 32 ? 9 : 26);
  gentype sum, a = fabs(x);
  a = a > most ? most : a; // NaN stays
  double_word far = erfc_far(a, &sum);
  gentype result = scaled(far.high + far.low, sum, a < subnormal);
  result = x < (gentype)0 ? 2 - result : result;
  relation small = a < (gentype)0.46875f;
  if (any_lane(small)) {
    double_word near = erfc_near(x);
    result = small ? near.high + near.low : result;
  }
  return result;
#endif
}
