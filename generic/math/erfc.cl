// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erfc (6.15.2): the complementary error function. With a = |x|, erfc(a) = e^(-a^2) r Q(r), r = 1 / (a + 2), for all a
// down to 0. r is, but for scale and shift, the variable of M. M. Shepherd and J. G. Laframboise, "Chebyshev
// approximation of (1 + 2x) exp(x^2) erfc x in 0 <= x < infinity" (Mathematics of Computation 36, 1981). a^2 is exact
// as two words, r has its error beside it, and the first two terms of Q are computed to twice the precision, around a
// point where they are very nearly numbers of the format (S. Gal's accurate tables). For a negative x the result is 2
// minus that. The relative errors of the polynomials are 2^-30.9 and, in double, 2^-58.4 (utils/coefficients/gamma.py).
// Largest errors seen: float 0.924, double 0.869 ulp.
// Half results are correctly rounded.
#define unary erfc
#include "each_float.h"
#include <math/arithmetic/at_most.h>
#include <math/arithmetic/chain.h>
#include <math/arithmetic/fused.h>
#include <math/arithmetic/nudged.h>
#include <math/arithmetic/costs.h>
#include <math/gamma/gamma_kernel.h>
#include <math/arithmetic/rounded.h>

#if elem_bits > 16
// Returns erfc(a) / 2^n, and stores shifter + n to *sum, for a >= 0 up to where erfc(a) underflows.
static inline double_word erfc_words(gentype a, private gentype *sum) {
  gentype d = a + 2, r = quick_reciprocal(d);
  const gentype center = (gentype)(elem_bits == 32 ? 0x1.002cp-2 : 0x1.cdap-3),
                value = (gentype)(elem_bits == 32 ? 0x1.05a4bp0 : 0x1.e9cd0f035054ap-1),
                slope = (gentype)(elem_bits == 32 ? 0x1.6004b8p1 : 0x1.44406b32b8332p1);
  gentype w = r - center;
  r = w + center; // makes w exact
  gentype error = fma_mostly(d - 2 - a, r, fma_close(-d, r, (gentype)1));
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
  gentype square = w * w;
  gentype even = (gentype)0x1.691087ea9cf77p24;
  even = fma(even, square, (gentype)-0x1.6e071a897868ep22);
  even = fma(even, square, (gentype)-0x1.d02591b6afaecp17);
  even = fma(even, square, (gentype)0x1.4e169de4d6ab9p18);
  even = fma(even, square, (gentype)-0x1.0e4153694a7d5p16);
  even = fma(even, square, (gentype)0x1.d9bf9bc2e9f53p11);
  even = fma(even, square, (gentype)0x1.ac35e89aa496ep10);
  even = fma(even, square, (gentype)-0x1.5b440c85ba779p9);
  even = fma(even, square, (gentype)0x1.5639ae610796dp7);
  even = fma(even, square, (gentype)-0x1.2880f280188d4p5);
  even = fma(even, square, (gentype)0x1.32b3645847016p3);
  even = fma(even, square, (gentype)-0x1.25621a38635a6p2);
  gentype odd = (gentype)-0x1.16303dacd526cp24;
  odd = fma(odd, square, (gentype)-0x1.6bae61389164cp22);
  odd = fma(odd, square, (gentype)0x1.03c25c4989b9dp22);
  odd = fma(odd, square, (gentype)-0x1.7fb6b06b9afbbp19);
  odd = fma(odd, square, (gentype)0x1.9890e99f5f8dp13);
  odd = fma(odd, square, (gentype)0x1.89ed040a209c8p14);
  odd = fma(odd, square, (gentype)-0x1.a297c03930ed5p12);
  odd = fma(odd, square, (gentype)0x1.b28fbfca5ce5fp9);
  odd = fma(odd, square, (gentype)0x1.d3be8eac8aa66p3);
  odd = fma(odd, square, (gentype)-0x1.8c80bf4af4e01p5);
  odd = fma(odd, square, (gentype)0x1.5c9c6368c76aep4);
  odd = fma(odd, square, (gentype)-0x1.0962122b49a7bp3);
  odd = fma(odd, square, (gentype)0x1.6a4a405ca474cp1);
  gentype q = fma(fma(even, w, odd), w, (gentype)0x1.11f3edd3e6a8p2);
#endif
  gentype linear = fma_mostly(q, w, slope), linear_low = fma_mostly(q, w, slope - linear),
          factor = fma_mostly(linear, w, value);
  gentype factor_low = fma_mostly(linear_low, w, fma_mostly(linear, w, value - factor));
  double_word scaled_erfc = two_product(factor, r);
  // The factor, nearly, by which the relative error of r is larger in r Q(r)
  gentype condition = fma_mostly(r, (gentype)2.55f, (gentype)1);
  scaled_erfc.low = fma_mostly(scaled_erfc.high, error * condition, fma_mostly(factor_low, r, scaled_erfc.low));

  gentype a_squared = a * a;
  return exp_times((double_word){-a_squared, fma_close(-a, a, a_squared)}, scaled_erfc, sum);
}

// From here on erfc(a) is 0.
#define most_for_erfc ((gentype)(elem_bits == 32 ? 10.5f : 27.5f))

#if !rare_joins
// erfc(a) for a NaN, or an a so large that the result may be subnormal
__attribute__((noinline)) static gentype erfc_beyond(gentype a) {
  gentype sum;
  double_word w = erfc_words(at_most(a, most_for_erfc), &sum);
  return times_any_power(w.high + w.low, sum);
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
  double_word w = erfc_words(at_most(a, most_for_erfc), &sum);
  const gentype scale = (gentype)power_of_two(64);
  gentype result = (w.high + w.low) * times_power(scale, sum) * (1 / scale);
#else
  double_word w = erfc_words(a, &sum);
  gentype result = times_power(w.high + w.low, sum);
  relation usual = a < (gentype)(elem_bits == 32 ? 9 : 26);
  if (__builtin_expect(any_lane(!usual), false))
#if rare_joins
    result = times_any_power(w.high + w.low, sum); // 0 where the exponent is so low that w is no number
#else
    result = erfc_beyond(a);
#endif
#endif
  return x < (gentype)0 ? 2 - result : result;
#endif
}
