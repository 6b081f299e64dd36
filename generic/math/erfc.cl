// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erfc (6.15.2): the complementary error function. For |x| < 0.7, 1 - x - x p(x^2); beyond, with a = |x|, e^(-a^2) g(a), a^2 exact as two
// words. Up to 3.125, g by two polynomials around points c where g(c) is very nearly a number of the format (S. Gal's accurate tables),
// with a short slope, so that value + slope u is known to twice the precision. Beyond, and for half, g(a) = Q(t) / (a + 2),
// t = (a - 2) / (a + 2), the variable of M. M. Shepherd and J. G. Laframboise, "Chebyshev approximation of (1 + 2x) exp(x^2) erfc x in
// 0 <= x < infinity" (Mathematics of Computation 36, 1981), and the first two terms of Q as double-words. 2 minus that for
// negative x. Relative errors of the polynomials 2^-28.2, 2^-57.6 (coefficients/gamma.py).
// Largest errors seen: float 0.836 ulp (all arguments), double 0.831 ulp; half correctly rounded.
#define unary erfc
#include "each_float.h"
#include "gamma_kernel.h"
#include "half_result.h"

#if elem_bits > 16
// erfc(x) for |x| < 0.7, and something for others
static inline double_word erfc_near(gentype x) {
  gentype z = x * x;
#if elem_bits == 32
  gentype p = (gentype)-0x1.66c668p-11f;
  p = fma(p, z, (gentype)0x1.4fd358p-8f);
  p = fma(p, z, (gentype)-0x1.b7b6e2p-6f);
  p = fma(p, z, (gentype)0x1.ce2b34p-4f);
  p = fma(p, z, (gentype)-0x1.81273ap-2f);
  p = fma(p, z, (gentype)0x1.06eba8p-3f);
#else
  gentype p = (gentype)0x1.8d80dcc6c41edp-27;
  p = fma(p, z, (gentype)-0x1.56bcaa106a0e4p-23);
  p = fma(p, z, (gentype)0x1.b91928fa5e653p-20);
  p = fma(p, z, (gentype)-0x1.f4c636c7ac376p-17);
  p = fma(p, z, (gentype)0x1.f9a2acdb0b67p-14);
  p = fma(p, z, (gentype)-0x1.c02db0c936ed9p-11);
  p = fma(p, z, (gentype)0x1.565bcd0018da2p-8);
  p = fma(p, z, (gentype)-0x1.b82ce31237a74p-6);
  p = fma(p, z, (gentype)0x1.ce2f21a041afap-4);
  p = fma(p, z, (gentype)-0x1.812746b0379cap-2);
  p = fma(p, z, (gentype)0x1.06eba8214db68p-3);
#endif
  double_word sum = fast_two_sum((gentype)1, -x);
  sum.low = fma(-x, p, sum.low);
  return sum;
}

// erfc(a) / 2^n for a >= 3.1 (float: 0.46875), *sum = shifter + n
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
  const double_word q_0 = {(gentype)0x1.058671b549e1ap0, (gentype)-0x1.14a9c9a9a92e6p-54};
  const double_word q_1 = {(gentype)-0x1.5fd3867e5dc81p-1, (gentype)0x1.84849da2df1ap-59};
  gentype q = (gentype)0x1.4e0d8731d2407p-17;
  q = fma(q, t, (gentype)-0x1.84001693c6344p-14);
  q = fma(q, t, (gentype)0x1.8558387c517c7p-12);
  q = fma(q, t, (gentype)-0x1.b802c52643482p-11);
  q = fma(q, t, (gentype)0x1.3bff9a46cf304p-10);
  q = fma(q, t, (gentype)-0x1.53bef168e21bfp-10);
  q = fma(q, t, (gentype)0x1.43c9a3ded2e15p-10);
  q = fma(q, t, (gentype)-0x1.5871d1be4a24dp-11);
  q = fma(q, t, (gentype)-0x1.502b7368bb5bdp-12);
  q = fma(q, t, (gentype)-0x1.fcb4d204a6481p-11);
  q = fma(q, t, (gentype)0x1.9a6090fb03de8p-9);
  q = fma(q, t, (gentype)0x1.a8005d5518898p-8);
  q = fma(q, t, (gentype)-0x1.60673f9b52404p-6);
  q = fma(q, t, (gentype)-0x1.2a895a11fc0c6p-5);
  q = fma(q, t, (gentype)0x1.1e2deff15e415p-2);
#endif
  gentype slope = fma(t + t, q, q_1.high); // of Q, nearly
  double_word sum_1 = fast_two_sum(q_1.high, t * q), first = two_product(sum_1.high, t);
  double_word factor = fast_two_sum(q_0.high, first.high);
  factor.low += fma(t, sum_1.low + q_1.low, first.low) + fma(t_low, slope, q_0.low);
  return times_words(times_words(power, factor), r);
}

// e^(a^2) erfc(a) as a double-word, 0.7 <= a < 1.75
static inline double_word scaled_erfc_low(gentype a) {
  const gentype center = (gentype)(elem_bits == 32 ? 0x1.6e7p0 : 0x1.6d1p0),
                value = (gentype)(elem_bits == 32 ? 0x1.552d1ap-2 : 0x1.5623816a16aa3p-2), slope = (gentype)-0x1.8p-3f;
  gentype u = a - center;
#if elem_bits == 32
  gentype q = (gentype)-0x1.8ad0c6p-13f;
  q = fma(q, u, (gentype)0x1.ad744cp-13f);
  q = fma(q, u, (gentype)-0x1.a129a2p-11f);
  q = fma(q, u, (gentype)0x1.26fb6ep-9f);
  q = fma(q, u, (gentype)-0x1.888b54p-8f);
  q = fma(q, u, (gentype)0x1.f4c696p-7f);
  q = fma(q, u, (gentype)-0x1.2dee8ep-5f);
  q = fma(q, u, (gentype)0x1.554b24p-4f);
  q = fma(q, u, (gentype)0x1.a8353ep-7f);
#else
  gentype q = (gentype)-0x1.b5fdad4081d74p-27;
  q = fma(q, u, (gentype)0x1.039fd0a6570f3p-28);
  q = fma(q, u, (gentype)-0x1.321e4889ada4bp-24);
  q = fma(q, u, (gentype)0x1.ea6d30c01fdf9p-23);
  q = fma(q, u, (gentype)-0x1.ab656385dff39p-21);
  q = fma(q, u, (gentype)0x1.6ee89e323a257p-19);
  q = fma(q, u, (gentype)-0x1.310d6a754658dp-17);
  q = fma(q, u, (gentype)0x1.ec974679f9f83p-16);
  q = fma(q, u, (gentype)-0x1.81543ec73783p-14);
  q = fma(q, u, (gentype)0x1.234ed285c92e8p-12);
  q = fma(q, u, (gentype)-0x1.a8742f1a7e1f3p-11);
  q = fma(q, u, (gentype)0x1.28f97458a54f5p-9);
  q = fma(q, u, (gentype)-0x1.8d71f1dcbd6f4p-8);
  q = fma(q, u, (gentype)0x1.fa1d3dbee9ed9p-7);
  q = fma(q, u, (gentype)-0x1.30a2704c39b82p-5);
  q = fma(q, u, (gentype)0x1.57bca1919399bp-4);
  q = fma(q, u, (gentype)0x1.8ac5ed01611b9p-7);
#endif
  gentype sum = fma(u, slope, value);
  return (double_word){sum, fma(u, q, fma(u, slope, value - sum))};
}

// e^(a^2) erfc(a) as a double-word, 1.75 <= a < 3.125
static inline double_word scaled_erfc_high(gentype a) {
  const gentype center = (gentype)(elem_bits == 32 ? 0x1.2808p1 : 0x1.2a2p1),
                value = (gentype)(elem_bits == 32 ? 0x1.ce261p-3 : 0x1.cb54bbd9cafaap-3), slope = (gentype)-0x1.8p-4f;
  gentype u = a - center;
#if elem_bits == 32
  gentype q = (gentype)-0x1.69906ap-18f;
  q = fma(q, u, (gentype)0x1.b75cacp-16f);
  q = fma(q, u, (gentype)-0x1.7b1cbp-14f);
  q = fma(q, u, (gentype)0x1.41377p-12f);
  q = fma(q, u, (gentype)-0x1.0b7516p-10f);
  q = fma(q, u, (gentype)0x1.ade77ep-9f);
  q = fma(q, u, (gentype)-0x1.4c2cc2p-7f);
  q = fma(q, u, (gentype)0x1.eb97aap-6f);
  q = fma(q, u, (gentype)0x1.2be26cp-7f);
#else
  gentype q = (gentype)-0x1.1643cf078aca1p-34;
  q = fma(q, u, (gentype)0x1.b7f97531d14f2p-32);
  q = fma(q, u, (gentype)-0x1.d2f727aa8c114p-30);
  q = fma(q, u, (gentype)0x1.df4882cbb82ap-28);
  q = fma(q, u, (gentype)-0x1.ec4d6473fe2f9p-26);
  q = fma(q, u, (gentype)0x1.f05829b702facp-24);
  q = fma(q, u, (gentype)-0x1.e92fded3f2e7bp-22);
  q = fma(q, u, (gentype)0x1.d6fadc4506f5ep-20);
  q = fma(q, u, (gentype)-0x1.ba652a993ee2p-18);
  q = fma(q, u, (gentype)0x1.94c6df4139b7cp-16);
  q = fma(q, u, (gentype)-0x1.681d81f9b8276p-14);
  q = fma(q, u, (gentype)0x1.36e166706020ap-12);
  q = fma(q, u, (gentype)-0x1.03cb132280c92p-10);
  q = fma(q, u, (gentype)0x1.a31f64126576ep-9);
  q = fma(q, u, (gentype)-0x1.453aed2fc0b66p-7);
  q = fma(q, u, (gentype)0x1.e387187bd5f19p-6);
  q = fma(q, u, (gentype)0x1.4bc8ceab84deep-7);
#endif
  gentype sum = fma(u, slope, value);
  return (double_word){sum, fma(u, q, fma(u, slope, value - sum))};
}

// erfc(a) for 0.75 <= a < 3.125
static inline gentype erfc_middle(gentype a) {
  gentype square = a * a, rest = fma(-a, a, square), sum, high = reduce_ln2(-square, &sum), low = fma(sum - shifter, -ln2_low, rest), t = high + low;
#if elem_bits == 32
  gentype p = (gentype)0x1.9a8bc8p-13f;
  p = fma(p, t, (gentype)0x1.6d516p-10f);
  p = fma(p, t, (gentype)0x1.1115bap-7f);
  p = fma(p, t, (gentype)0x1.5554e4p-5f);
  p = fma(p, t, (gentype)0x1.555552p-3f);
  p = fma(p, t, (gentype)0x1p-1f);
#else
  gentype p = (gentype)0x1.adfa4454e656bp-26;
  p = fma(p, t, (gentype)0x1.28b0d2fa3052ep-22);
  p = fma(p, t, (gentype)0x1.71ded7205f28ap-19);
  p = fma(p, t, (gentype)0x1.a01995e5a186ep-16);
  p = fma(p, t, (gentype)0x1.a01a014dbd442p-13);
  p = fma(p, t, (gentype)0x1.6c16c185f705p-10);
  p = fma(p, t, (gentype)0x1.1111111121199p-7);
  p = fma(p, t, (gentype)0x1.555555554fe41p-5);
  p = fma(p, t, (gentype)0x1.5555555555515p-3);
  p = fma(p, t, (gentype)0x1.000000000000cp-1);
#endif
  low = fma(p, t * t, low); // e^(high + low) - 1 = high + low now
#if vec_width == 1
  double_word g = a < (gentype)1.75f ? scaled_erfc_low(a) : scaled_erfc_high(a);
#else
  double_word g = select_words(a < (gentype)1.75f, scaled_erfc_low(a), scaled_erfc_high(a));
#endif
  gentype product = fma(g.high, high, g.high), rest_of_product = fma(g.high, high, g.high - product);
  gentype tail = fma(g.low, high, fma(g.high + g.low, low, g.low + rest_of_product));
  return times_power(product + tail, sum);
}

__attribute__((noinline)) static gentype erfc_beyond(gentype a) {
  const gentype most = (gentype)(elem_bits == 32 ? 10.5f : 27.5f), subnormal = (gentype)(elem_bits == 32 ? 9 : 26);
  a = a > most ? most : a; // NaN stays
  gentype sum;
  double_word far = erfc_far(a, &sum);
  return scaled(far.high + far.low, sum, a < subnormal);
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
  far.high = a < 0.7f ? near.high : far.high;
  far.low = a < 0.7f ? near.low : far.low;
  return vec_convert(half, v == v ? sum_to_odd(far) : v);
#else
  gentype a = fabs(x), result;
  relation small = a < (gentype)0.7f, middle = a < (gentype)3.125f;
#if vec_width == 1
  if (small) {
    double_word near = erfc_near(x);
    return near.high + near.low;
  }
  result = middle ? erfc_middle(a) : erfc_beyond(a);
  return x < (gentype)0 ? 2 - result : result;
#else
  result = erfc_middle(a);
  if (any_lane(!middle))
    result = middle ? result : erfc_beyond(a);
  result = x < (gentype)0 ? 2 - result : result;
  if (any_lane(small)) {
    double_word near = erfc_near(x);
    result = small ? near.high + near.low : result;
  }
  return result;
#endif
#endif
}
