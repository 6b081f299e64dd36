// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ln gamma(a) of float and double for all positive normal a whose result does not overflow, in one piece without
// branches, as processors run what any lane of a vector needs; but where lanes are alike (costs.h) there are two.
// To be included after log_kernel.h.
//
// Between 1 and 2.5, ln gamma(1 + v) = v (v - 1) q(v), where q is a polynomial around a point where it is very nearly a
// number of the format (S. Gal's accurate tables). Below 1, it is ln gamma(1 + a) - ln(a). From 2.5 on, it is
// Stirling's (a - 1/2) (ln(a) - 1) and a correction, a polynomial in 1 / a. Each of them is factor * other + addend,
// which is computed to twice the precision, and a small rest. The relative errors of the polynomials are 2^-28.2 and,
// in double, 2^-58.9, or less: utils/coefficients/gamma.py.
#include <math/arithmetic/bits_outside.h>
#include <math/arithmetic/costs.h>
#include <math/arithmetic/chain.h>
#include <math/arithmetic/fused.h>
#include <math/arithmetic/rounded_root.h>

#if elem_bits > 16
// e ln(2) + ln(1 + f), sqrt(1/2) <= 1 + f < sqrt(2), as a double-word, for which f - f^2 / 2 is one, too
static inline double_word log_for_gamma(gentype e, gentype f) {
  gentype square = f * f, minus_half = f * (gentype)-0.5f;
#if elem_bits == 32
  chain_value r_chain = chain_start((gentype)0x1.11c874p-4f);
  r_chain = chain_step(r_chain, f, (gentype)-0x1.dd651p-4f);
  r_chain = chain_step(r_chain, f, (gentype)0x1.e7a54ep-4f);
  r_chain = chain_step(r_chain, f, (gentype)-0x1.fc4dap-4f);
  r_chain = chain_step(r_chain, f, (gentype)0x1.232cfap-3f);
  r_chain = chain_step(r_chain, f, (gentype)-0x1.555ae4p-3f);
  r_chain = chain_step(r_chain, f, (gentype)0x1.99a546p-3f);
  r_chain = chain_step(r_chain, f, (gentype)-0x1.00000ap-2f);
  gentype r = chain_last(r_chain, f, (gentype)0x1.555546p-2f);
#else
  gentype even = (gentype)0x1.cf524dbb1c2b2p-5;
  even = fma(even, square, (gentype)0x1.bcf08cde3c6f6p-5);
  even = fma(even, square, (gentype)0x1.dc648ccc0d242p-5);
  even = fma(even, square, (gentype)0x1.116c45b63fad3p-4);
  even = fma(even, square, (gentype)0x1.3b0d57613481bp-4);
  even = fma(even, square, (gentype)0x1.745d5a3785293p-4);
  even = fma(even, square, (gentype)0x1.c71c70228747fp-4);
  even = fma(even, square, (gentype)0x1.249249277eec4p-3);
  even = fma(even, square, (gentype)0x1.99999999946f2p-3);
  even = fma(even, square, (gentype)0x1.555555555556fp-2);
  gentype odd = (gentype)-0x1.87fb4c3925df8p-6;
  odd = fma(odd, square, (gentype)-0x1.0103183ba2052p-4);
  odd = fma(odd, square, (gentype)-0x1.b4a5b2c6e9393p-5);
  odd = fma(odd, square, (gentype)-0x1.00c7bd955a188p-4);
  odd = fma(odd, square, (gentype)-0x1.248a1d1420a93p-4);
  odd = fma(odd, square, (gentype)-0x1.55556a84bca87p-4);
  odd = fma(odd, square, (gentype)-0x1.99999b0c0c122p-4);
  odd = fma(odd, square, (gentype)-0x1.fffffff18b23ap-4);
  odd = fma(odd, square, (gentype)-0x1.555555556dcd6p-3);
  odd = fma(odd, square, (gentype)-0x1.ffffffffffe53p-3);
  gentype r = fma(odd, f, even);
#endif
  gentype y = fma_less(minus_half, f, f), y_low = fma_exact(minus_half, f, f - y);
  gentype sum = fma_plain(e, ln2_short, y), sum_low = fma_plain(e, ln2_short, -sum) + y;
  return (double_word){sum, sum_low + fma_mostly(e, ln2_rest, fma_mostly(square * f, r, y_low))};
}

// ln gamma(1 + v) / (v (v - 1)) as a double-word, for 0 <= v < 1.5
static inline double_word log_gamma_factor(gentype v) {
  const gentype center = (gentype)(elem_bits == 32 ? 0x1.a08p-1 : 0x1.a0ep-1),
                value = (gentype)(elem_bits == 32 ? 0x1.c55aeep-2 : 0x1.c54509a1aead2p-2);
  gentype w = v - center;
#if elem_bits == 32
  chain_value q_chain = chain_start((gentype)-0x1.1248e4p-13f);
  q_chain = chain_any_step(q_chain, w, (gentype)0x1.43ca42p-13f);
  q_chain = chain_any_step(q_chain, w, (gentype)-0x1.f6fa06p-14f);
  q_chain = chain_step(q_chain, w, (gentype)0x1.8a358ap-12f);
  q_chain = chain_step(q_chain, w, (gentype)-0x1.c1b872p-11f);
  q_chain = chain_step(q_chain, w, (gentype)0x1.bab55ap-10f);
  q_chain = chain_step(q_chain, w, (gentype)-0x1.cb2f0ep-9f);
  q_chain = chain_step(q_chain, w, (gentype)0x1.eee88cp-8f);
  q_chain = chain_step(q_chain, w, (gentype)-0x1.164dbp-6f);
  q_chain = chain_step(q_chain, w, (gentype)0x1.50a42cp-5f);
  gentype q = chain_last(q_chain, w, (gentype)-0x1.d32764p-4f);
#else
  gentype square = w * w;
  gentype even = (gentype)-0x1.aa571403c06f2p-25;
  even = fma(even, square, (gentype)0x1.9afda65e4b189p-24);
  even = fma(even, square, (gentype)-0x1.e8961c06a840ep-23);
  even = fma(even, square, (gentype)-0x1.684b79c402f75p-23);
  even = fma(even, square, (gentype)-0x1.20384dcd8e541p-20);
  even = fma(even, square, (gentype)-0x1.f28d276ed96a8p-19);
  even = fma(even, square, (gentype)-0x1.d1a2c5e0731acp-17);
  even = fma(even, square, (gentype)-0x1.b831289b7a549p-15);
  even = fma(even, square, (gentype)-0x1.aaa474f65459ap-13);
  even = fma(even, square, (gentype)-0x1.ad122801a816p-11);
  even = fma(even, square, (gentype)-0x1.cb2bb144b91fap-9);
  even = fma(even, square, (gentype)-0x1.15ee8c1ae3d0fp-6);
  even = fma(even, square, (gentype)-0x1.d2e84fb709d1ep-4);
  gentype odd = (gentype)0x1.922a1a7b9cd42p-27;
  odd = fma(odd, square, (gentype)0x1.10e786909fa3ap-24);
  odd = fma(odd, square, (gentype)0x1.d22cdad15c392p-24);
  odd = fma(odd, square, (gentype)0x1.30581c2e969cp-21);
  odd = fma(odd, square, (gentype)0x1.0313b454b1abdp-19);
  odd = fma(odd, square, (gentype)0x1.e25eb0c99d4d9p-18);
  odd = fma(odd, square, (gentype)0x1.c37e2dd6894c1p-16);
  odd = fma(odd, square, (gentype)0x1.afc8094cbdec3p-14);
  odd = fma(odd, square, (gentype)0x1.a966ef4bd09b2p-12);
  odd = fma(odd, square, (gentype)0x1.b756e04c1cad4p-10);
  odd = fma(odd, square, (gentype)0x1.ee235b0d8c94ap-8);
  odd = fma(odd, square, (gentype)0x1.5055dad21fefap-5);
  gentype q = fma(odd, w, even);
#endif
  gentype sum = fma_mostly(q, w, value);
  return (double_word){sum, fma_exact(q, w, value - sum)};
}

// ln gamma(a) - (a - 1/2) (ln(a) - 1) - 7/16, for a >= 2.5
static inline gentype gamma_correction(gentype a) {
  gentype t = rounded_reciprocal(a);
#if elem_bits == 32
  chain_value m = chain_start((gentype)0x1.887ffap-11f);
  m = chain_step(m, t, (gentype)-0x1.94e57ep-9f);
  m = chain_any_step(m, t, (gentype)0x1.12d886p-14f);
  m = chain_step(m, t, (gentype)0x1.554e62p-4f);
  return chain_any_last(m, t, (gentype)-0x1.301b68p-6f);
#else
  gentype z = t * t;
  gentype m = (gentype)0x1.cdf9560f1b832p-1;
  m = fma(m, z, (gentype)-0x1.3339f2e1cdd5cp0);
  m = fma(m, z, (gentype)0x1.80dc00d4ddbc7p-1);
  m = fma(m, z, (gentype)-0x1.3475ada3a0a21p-2);
  m = fma(m, z, (gentype)0x1.720b4e840f85bp-4);
  m = fma(m, z, (gentype)-0x1.7d8976a5c019ep-6);
  m = fma(m, z, (gentype)0x1.8d2ed3ca78d42p-8);
  m = fma(m, z, (gentype)-0x1.f2cf998344552p-10);
  m = fma(m, z, (gentype)0x1.b9165da2364dbp-11);
  m = fma(m, z, (gentype)-0x1.38124b7daee89p-11);
  m = fma(m, z, (gentype)0x1.a019fdbbdf4b2p-11);
  m = fma(m, z, (gentype)-0x1.6c16c16a6cebap-9);
  m = fma(m, z, (gentype)0x1.55555555554ccp-4);
  return fma(m, t, (gentype)-0x1.301c6f368296bp-6);
#endif
}

// Whether log_gamma_of_usual is not for x: zeros, subnormal and negative numbers, those whose result overflows, and
// NaN.
#define most_for_log_gamma as_ugentype((gentype)power_of_two(elem_bits == 32 ? 121 : 1014))
static inline relation unusual_for_gamma(gentype x) {
  return bits_outside(x, (ugentype)leading_bit, most_for_log_gamma);
}

// Of a < 2.5: stores the addend and the rest to *sum, and returns the factors in a double-word's place. `logarithm` is
// that of a < 1 and elsewhere -0.
static inline double_word near_one(gentype a, double_word logarithm, private double_word *sum) {
  gentype v = a < (gentype)1 ? a : a - 1, v_1 = v - 1; // both are exact where that matters
  double_word product = two_product(v, v_1), q = log_gamma_factor(v);
  sum->high = -logarithm.high;
  sum->low = fma_mostly(product.low, q.high, fma_mostly(product.high, q.low, -logarithm.low));
  return (double_word){product.high, q.high};
}

// The same of a >= 2.5
static inline double_word by_stirling(gentype a, double_word logarithm, private double_word *sum) {
  gentype less = logarithm.high - 1; // it is exact
  sum->high = (gentype)0.4375f;
  sum->low = fma_mostly(a, logarithm.low, fma_mostly(less + logarithm.low, (gentype)-0.5f, gamma_correction(a)));
  return (double_word){a, less};
}

static inline gentype log_gamma_sum(double_word factors, double_word terms) {
  gentype sum = fma_mostly(factors.high, factors.low, terms.high);
  // The error of the difference counts where the addend is small.
  gentype difference = terms.high - sum, error = terms.high - (difference + sum);
  return sum + (fma_exact(factors.high, factors.low, difference) + error + terms.low);
}

static inline gentype log_gamma_of_usual(gentype a) {
  gentype e, f = log_fraction(a, (igentype)0, &e);
  relation below = a < (gentype)1, large = a >= (gentype)2.5f;
  double_word none = {(gentype)-0.0f, (gentype)-0.0f}, terms, factors;
#if alike_lanes
  double_word logarithm = none;
  if (below || large)
    logarithm = log_for_gamma(e, f);
  if (large)
    factors = by_stirling(a, logarithm, &terms);
  else
    factors = near_one(a, logarithm, &terms);
#else
  double_word logarithm = log_for_gamma(e, f), large_terms,
              near_factors = near_one(a, select_words(below, logarithm, none), &terms),
              large_factors = by_stirling(a, logarithm, &large_terms);
  factors = select_words(large, large_factors, near_factors);
  terms = select_words(large, large_terms, terms);
#endif
  return log_gamma_sum(factors, terms);
}
#endif
