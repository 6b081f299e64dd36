// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ln gamma(a) of float and double for all positive normal a whose result does not overflow, in one piece without
// branches, as processors run what any lane of a vector needs. To be included after log_kernel.h.
//   a < 1:            ln gamma(1 + a) - ln(a)
//   1 <= a < 2.5:     v (v - 1) q(v), v = a - 1, where q is a polynomial about a point where it is very nearly a number
//                     of the format (S. Gal's accurate tables)
//   a >= 2.5 (float: 9):  Stirling's (a - 1/2) (ln(a) - 1) and a correction, a polynomial in 1 / a
//   2.5 <= a < 9, float:  a polynomial without a logarithm, as kernels mostly have such arguments
// Each but the last is factor * other + addend, which is computed to twice the precision, and a small rest. The
// relative errors of the polynomials are 2^-26.6 (the last), 2^-28.2 (double: 2^-57.1) or less:
// lab/coefficients/gamma.py.
#define terms_exceed_constants // The polynomials are about the middles of intervals.
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/bits_outside.h>
#include <math/arithmetic/rounded_root.h>

#if elem_bits > 16
// ln(a) as a double-word, for a >= 2.5 or, if it is not `large`, a < 1. In double 1 is taken from it where `large`, and
// 1 / a goes to *inverse.
static inline double_word log_for_gamma(gentype a, relation large, private gentype *inverse) {
#if elem_bits == 32
  (void)large, (void)inverse;
  gentype e, f = log_fraction(a, (igentype)0, &e), square = f * f, minus_half = f * (gentype)-0.5f;
  gentype r = polynomial(f, 0x1.555546p-2f, -0x1.00000ap-2f, 0x1.99a546p-3f, -0x1.555ae4p-3f, 0x1.232cfap-3f,
                         -0x1.fc4dap-4f, 0x1.e7a54ep-4f, -0x1.dd651p-4f, 0x1.11c874p-4f);
  gentype y = fma(minus_half, f, f), y_low = fma_exact(minus_half, f, f - y);
  gentype sum = fma_plain(e, ln2_short, y), sum_low = fma_plain(e, ln2_short, -sum) + y;
  return (double_word){sum, sum_low + fma_sure(e, ln2_rest, fma_sure(square * f, r, y_low))};
#else
  // Step 1: a = 2^e m, s = (m - 1) / (m + 1), whose rounding error comes from the exact remainder. The reciprocals of m
  // and m + 1 are made of one.
  igentype field;
  gentype e, m = log_significand(a, (igentype)0, &e, &field), f = m - 1, d = m + 1, r = rounded_reciprocal(m * d);
  *inverse = bits_minus(r * d, field);
  r *= m;
  gentype s = f * r, s_low = fma(-s, f, fma_plain(s, (gentype)-2, f)) * r, z = s * s;
  // Step 2: ln(m) = 2 atanh(s)
  gentype p = polynomial(z, 0x1.5555555555594p-2, 0x1.999999997f73fp-3, 0x1.249249423ac85p-3, 0x1.c71c51d6d68d8p-4,
                         0x1.746647f1b9778p-4, 0x1.39a0eadb5a96bp-4, 0x1.2f0ccdd574724p-4);
  // Step 3: add e ln(2). The first term is exact, and is 0 or has no lower exponent than the second.
  double_word sum = fast_sum_of_product(fma_plain(e, ln2_short, large ? (gentype)-1 : (gentype)0), s, (gentype)2);
  sum.low = fma_plain(fma_sure(s * z, p, s_low), (gentype)2, fma_sure(e, ln2_rest, sum.low));
  return sum;
#endif
}

// ln gamma(1 + v) / (v (v - 1)) as a double-word, for 0 <= v < 1.5
static inline double_word log_gamma_factor(gentype v) {
  const gentype center = (gentype)(elem_bits == 32 ? 0x1.a08p-1 : 0x1.a0ep-1),
                value = (gentype)(elem_bits == 32 ? 0x1.c55aeep-2 : 0x1.c54509a1aead2p-2);
  gentype w = v - center;
#if elem_bits == 32
  gentype q =
      polynomial(w, -0x1.d32764p-4f, 0x1.50a42cp-5f, -0x1.164dbp-6f, 0x1.eee88cp-8f, -0x1.cb2f0ep-9f, 0x1.bab55ap-10f,
                 -0x1.c1b872p-11f, 0x1.8a358ap-12f, -0x1.f6fa06p-14f, 0x1.43ca42p-13f, -0x1.1248e4p-13f);
#else
  gentype square = w * w;
  gentype even =
      polynomial(square, -0x1.d2e84fb709d2p-4, -0x1.15ee8c1ae372cp-6, -0x1.cb2bb1455844bp-9, -0x1.ad1227c5b1233p-11,
                 -0x1.aaa480faadb4ep-13, -0x1.b82fc81d20a07p-15, -0x1.d1b99a3bc5f35p-17, -0x1.f1e251e1021f4p-19,
                 -0x1.1ee281e16c99ep-20, -0x1.d10e5c9caeefp-23, -0x1.f423abc5b883ap-24, -0x1.77c0d24377bd1p-26);
  gentype odd =
      polynomial(square, 0x1.5055dad21fe8bp-5, 0x1.ee235b0da4db9p-8, 0x1.b756e03d28423p-10, 0x1.a966f3efdfe1ep-12,
                 0x1.afc7312254a12p-14, 0x1.c3971e34c7579p-16, 0x1.e078769af9db9p-18, 0x1.0f799da725dcp-19,
                 0x1.8a03f0ee694dep-22, 0x1.9c5421b6ca11ap-22, -0x1.4d6d8964b50d9p-23, 0x1.79db82fe1e848p-24);
  gentype q = fma(odd, w, even);
#endif
  gentype sum = fma_sure(q, w, value);
  return (double_word){sum, fma_exact(q, w, value - sum)};
}

// From here on it is Stirling's formula.
#define least_for_stirling ((gentype)(elem_bits == 32 ? 9 : 2.5))

#if elem_bits == 32
// Float's ln gamma(a) for a from 2.5 to 9
static inline relation is_between(gentype a) {
  return !bits_outside(a, as_ugentype((gentype)2.5f), as_ugentype(least_for_stirling));
}

// (a - 2) (1 + t), so that the rounding of t alone contributes beside the last one. t is between -0.44 and 0.52; a
// line, which is exact, leaves less than 0.1 of it, which is 0 at a number of the format and is that polynomial.
static inline gentype log_gamma_of_between(gentype a) {
  const gentype level = (gentype)-0x1.6b9602p-1f, root = (gentype)0x1.60006ep1f;
  gentype w = a - (gentype)5.5f, beyond = a - 2;
  gentype t = polynomial(w, 0x1.c9108cp-5f, -0x1.039324p-6f, 0x1.e771p-10f, -0x1.033ff4p-12f, 0x1.27bf16p-15f,
                         -0x1.6172aep-18f, 0x1.bc3072p-21f, -0x1.1bc538p-23f, 0x1.30fcc4p-26f, -0x1.469802p-29f,
                         0x1.a541b4p-31f, -0x1.b0022p-33f, 0x1.412dcp-36f);
  return fma_sure(beyond, fma_sure(t, a - root, fma_plain(a, (gentype)0.125f, level)), beyond);
}
#endif

// ln gamma(a) - (a - 1/2) (ln(a) - 1) - 7/16, for a that are large enough for Stirling's formula, t = 1 / a
static inline gentype gamma_correction(gentype t) {
#if elem_bits == 32
  return polynomial(t, -0x1.302076p-6f, 0x1.558466p-4f, -0x1.4b6cccp-11f);
#else
  gentype z = t * t;
  gentype m = polynomial(z, 0x1.55555555552e8p-4, -0x1.6c16c1659f89dp-9, 0x1.a019f4a24143cp-11, -0x1.38100af6fc8d3p-11,
                         0x1.b8c068fdda8f8p-11, -0x1.eea61aaa17e36p-10, 0x1.7bb7da1112997p-8, -0x1.4af044e003f81p-6,
                         0x1.0ca9dd52bcf8dp-4, -0x1.54ee6345fc2a8p-3, 0x1.1a6dc8da9de0cp-2, -0x1.bc43f8979eaaap-3);
  return fma(m, t, (gentype)-0x1.301c6f368296bp-6);
#endif
}

// Whether log_gamma_of_usual is not for x: zeros, subnormal and negative numbers, those whose result overflows, and
// NaN.
#define most_for_log_gamma as_ugentype((gentype)power_of_two(elem_bits == 32 ? 121 : 1014))
static inline relation rare_for_gamma(gentype x) { return bits_outside(x, (ugentype)leading_bit, most_for_log_gamma); }

// Of a < 2.5: stores the addend and the rest to *sum, and returns the factors in a double-word's place. `logarithm` is
// that of a < 1 and elsewhere -0.
static inline double_word near_one(gentype a, double_word logarithm, private double_word *sum) {
  gentype v = a < (gentype)1 ? a : a - 1, v_1 = v - 1; // both are exact where that matters
  double_word product = two_product(v, v_1), q = log_gamma_factor(v);
  sum->high = -logarithm.high;
  sum->low = fma_sure(product.low, q.high, fma_sure(product.high, q.low, -logarithm.low));
  return (double_word){product.high, q.high};
}

// The same by Stirling's formula
static inline double_word by_stirling(gentype a, double_word logarithm, [[maybe_unused]] gentype inverse,
                                      private double_word *sum) {
  sum->high = (gentype)0.4375f;
#if elem_bits == 32
  gentype less = logarithm.high - 1; // it is exact
  sum->low = fma_sure(a, logarithm.low,
                      fma_sure(less + logarithm.low, (gentype)-0.5f, gamma_correction(rounded_reciprocal(a))));
#else
  gentype less = logarithm.high;
  sum->low = fma_sure(a - (gentype)0.5, logarithm.low, fma_sure(less, (gentype)-0.5, gamma_correction(inverse)));
#endif
  return (double_word){a, less};
}

static inline gentype log_gamma_sum(double_word factors, double_word terms) {
  gentype sum = fma_sure(factors.high, factors.low, terms.high);
  // The error of the difference contributes where the addend is small.
  gentype difference = terms.high - sum, error = terms.high - (difference + sum);
  return sum + (fma_exact(factors.high, factors.low, difference) + error + terms.low);
}

#include <math/gamma/log_gamma_of_usual.h>
#endif
#undef terms_exceed_constants
#include <math/arithmetic/vocabulary.h>
