// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erfc (6.15.2): the complementary error function. With a = |x|, erfc(a) = e^(-a^2) r Q(r), r = 1 / (a + 2), in double
// 1 / (a + 19/8), for all a down to 0. r is, but for scale and shift, the variable of M. M. Shepherd and J. G.
// Laframboise, "Chebyshev approximation of (1 + 2x) exp(x^2) erfc x in 0 <= x < infinity" (Mathematics of Computation
// 36, 1981). a^2 is exact as two words, r has its error beside it, and the first two terms of Q are computed to twice
// the precision, around a point where they are very nearly numbers of the format (S. Gal's accurate tables). For a
// negative x the result is 2 minus that. The relative errors of the polynomials are 2^-30.9 and, in double, 2^-58.5
// (utils/coefficients/gamma.py).
// Largest errors seen: float 0.924, double 0.924 ulp.
// Half results are correctly rounded.
#define unary erfc
#include "each_float.h"
#include <math/arithmetic/at_most.h>
#include <math/arithmetic/chain.h>
#include <math/arithmetic/fused.h>
#include <math/arithmetic/magnitude_below.h>
#include <math/arithmetic/nudged.h>
#include <math/arithmetic/costs.h>
#include <math/gamma/gamma_kernel.h>
#include <math/arithmetic/rounded.h>

#if elem_bits > 16
// Returns erfc(a) / 2^n, and stores shifter + n to *sum, for a >= 0 up to where erfc(a) underflows.
static inline gentype erfc_over_power(gentype a, private gentype *sum) {
  const gentype shift = (gentype)(elem_bits == 32 ? 2 : 2.375f),
                center = (gentype)(elem_bits == 32 ? 0x1.002cp-2 : 0x1.686p-3),
                value = (gentype)(elem_bits == 32 ? 0x1.05a4bp0 : 0x1.dc256365608c6p-1),
                slope = (gentype)(elem_bits == 32 ? 0x1.6004b8p1 : 0x1.8ded9e6c8ef78p1);
  gentype d = a + shift, r = rounded_reciprocal(d), w = r - center;
  r = w + center; // makes w exact
  gentype error = fma_mostly(d - shift - a, r, fma_close(-d, r, (gentype)1));
#if elem_bits == 32
  chain_value q_chain = chain_start((gentype)-0x1.f4542ap6f);
  q_chain = chain_step(q_chain, w, (gentype)0x1.ee451ep6f);
  q_chain = chain_any_step(q_chain, w, (gentype)-0x1.a8e9ap2f);
  q_chain = chain_step(q_chain, w, (gentype)-0x1.5593e4p5f);
  q_chain = chain_step(q_chain, w, (gentype)0x1.b24848p3f);
  q_chain = chain_step(q_chain, w, (gentype)0x1.954b12p3f);
  q_chain = chain_step(q_chain, w, (gentype)-0x1.a7ba6cp2f);
  q_chain = chain_step(q_chain, w, (gentype)-0x1.60c872p2f);
  q_chain = chain_step(q_chain, w, (gentype)0x1.2a0f88p1f);
  gentype q = chain_last(q_chain, w, (gentype)0x1.1e4128p2f);
#else
  gentype square = w * w, fourth = square * square;
  gentype q_2 = (gentype)0x1.537959b383fdbp24;
  q_2 = fma(q_2, fourth, (gentype)-0x1.c28471a057855p21);
  q_2 = fma(q_2, fourth, (gentype)0x1.2720f921414b7p15);
  q_2 = fma(q_2, fourth, (gentype)0x1.afbf6f85d9583p11);
  q_2 = fma(q_2, fourth, (gentype)0x1.63df6de4c193cp7);
  q_2 = fma(q_2, fourth, (gentype)0x1.301b3ff314c2ep3);
  gentype q_0 = (gentype)0x1.3a06c72306e4p24;
  q_0 = fma(q_0, fourth, (gentype)0x1.7f03966b07a2p17);
  q_0 = fma(q_0, fourth, (gentype)-0x1.c9b8811711957p13);
  q_0 = fma(q_0, fourth, (gentype)-0x1.7a8a9f98a61ddp9);
  q_0 = fma(q_0, fourth, (gentype)-0x1.7248b11dc5e4ap5);
  gentype q_1 = (gentype)-0x1.1369a87e48508p25;
  q_1 = fma(q_1, fourth, (gentype)0x1.6e72b1a5c40a9p20);
  q_1 = fma(q_1, fourth, (gentype)0x1.42a1619fc5815p15);
  q_1 = fma(q_1, fourth, (gentype)0x1.e70e0e86c98a2p8);
  q_1 = fma(q_1, fourth, (gentype)0x1.9437814c3bc54p4);
  q_1 = fma(q_1, fourth, (gentype)0x1.b04fc26b31459p3);
  gentype q_3 = (gentype)-0x1.757994bbb8d79p20;
  q_3 = fma(q_3, fourth, (gentype)-0x1.220a9eee6b1dbp18);
  q_3 = fma(q_3, fourth, (gentype)-0x1.28edb87efc7cp12);
  q_3 = fma(q_3, fourth, (gentype)-0x1.fef9a0dcbbd5bp5);
  q_3 = fma(q_3, fourth, (gentype)-0x1.28e86e5f077b1p4);
  gentype q = fma(fma(fma(q_0, square, q_2), w, fma(q_3, square, q_1)), w, (gentype)0x1.f8494696e4de2p2);
#endif
  gentype linear = fma_mostly(q, w, slope), linear_low = fma_mostly(q, w, slope - linear),
          factor = fma_mostly(linear, w, value);
  // value - factor is exact: value is above 1 or, in double, has a bit less than a number may have.
  gentype factor_low = fma_mostly(linear_low, w, fma_mostly(linear, w, value - factor));
  // The factor, nearly, by which the relative error of r is larger in r Q(r)
  gentype condition = fma_mostly(r, (gentype)(elem_bits == 32 ? 2.55f : 3.9f), (gentype)1);
  gentype a_squared = a * a, a_squared_low = fma_close(-a, a, a_squared);
#if elem_bits == 32
  double_word scaled_erfc = two_product(factor, r);
  scaled_erfc.low = fma_mostly(scaled_erfc.high, error * condition, fma_mostly(factor_low, r, scaled_erfc.low));
  double_word product = exp_times((double_word){-a_squared, a_squared_low}, scaled_erfc, sum);
  return product.high + product.low;
#else
  // r e^t is a double-word, so that only its product with Q rounds; high + low is e^t - 1 there. The exponent takes up
  // the error of r.
  gentype high = reduce_ln2(-a_squared, sum);
  gentype low = fma(*sum - shifter, -ln2_low, fma(error, condition, a_squared_low));
  gentype t = high + low, t_squared = t * t;
  low = fma(fma_step(expm1_polynomial(t, t_squared), t, (gentype)0.5f), t_squared, low);
  gentype power = fma(r, high, r), power_low = fma(r, low, fma(r, high, r - power));
  return fma(factor, power, fma(factor, power_low, factor_low * power));
#endif
}

// From here on erfc(a) is 0.
#define most_for_erfc ((gentype)(elem_bits == 32 ? 10.5f : 27.5f))

#if !rare_joins
// erfc(a) for a NaN, or an a so large that the result may be subnormal
__attribute__((noinline)) static gentype erfc_beyond(gentype a) {
  gentype sum;
  gentype scaled = erfc_over_power(at_most(a, most_for_erfc), &sum);
  return times_any_power(scaled, sum);
}
#endif
#endif

gentype erfc(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), result = erfc(v);
  result = nudged(result, v == 0x1.c5cp-13f, -1);
  result = nudged(result, v == -0x1.c5cp-12f, 1);
  return vec_convert(half, result);
#else
  gentype a = fabs(x), sum;
#if dear_branches
  // 2^64 times the result is a normal number, if it counts. Only the last product rounds, to a subnormal one.
  const gentype scale = (gentype)power_of_two(64);
  gentype scaled = erfc_over_power(at_most(a, most_for_erfc), &sum);
  gentype result = scaled * times_power(scale, sum) * (1 / scale);
#else
  gentype scaled = erfc_over_power(a, &sum), result = times_power(scaled, sum);
  relation usual = magnitude_below(x, (gentype)(elem_bits == 32 ? 9 : 26));
  if (__builtin_expect(any_lane(!usual), false))
#if rare_joins
    result = times_any_power(scaled, sum); // 0 where the exponent is so low that `scaled` is no number
#else
    result = erfc_beyond(a);
#endif
#endif
  return x < (gentype)0 ? 2 - result : result;
#endif
}
