// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernels of asin and acos for float and double, and of asinpi and acospi for float. Figures in parentheses are
// those of double. To be included after each_float.h.
#include <math/arithmetic/vocabulary.h>
#include <math/trigonometry/angle.h>
#include <math/arithmetic/reciprocal.h>
#include <math/arithmetic/rounded_root.h>

#define TERMS_(T) terms_##T
#define TERMS(T) TERMS_(T)

// Whether a number is negative. It is neither NaN nor -0, or is not used then. Processors need no comparison
// for a sign.
#ifdef ONECLC_SCALARIZED
#define below_zero(x) ((x) < (gentype)0)
#else
#define below_zero(x) (as_igentype(x) < (igentype)0)
#endif

#if elem_bits > 16
// (asin(t) - t) / t^3 / 4 as a polynomial in v = 4 t^2, for |t| <= 0.502. With it, t + t v p(v) is asin(t) with a
// relative error within 2^-27.5 (2^-55.7): lab/coefficients/asin.sol. Of double in two chains, as a processor waits
// for the longest one.
static inline interval asin_polynomial(gentype v) {
#if elem_bits == 32
  return polynomial(v, 0x1.5555cep-5f, 0x1.32fffap-8f, 0x1.74b29cp-11f, 0x1.89fcdap-14f, 0x1.5b638ap-15f);
#else
  // The first steps are no early ones by themselves, but their errors are less than 2.9 units after four of them.
  gentype square = v * v,
          odd = rough_polynomial(square, 0x1.3333333374e96p-8, 0x1.f1c72da5c3d68p-14, 0x1.1c6dff4492269p-18,
                                 0x1.8fe05e21ac394p-23, 0x1.46c5065894234p-26, 0x1.0931da34d582fp-29);
  gentype evens = rough_polynomial(square, 0x1.6db6db3e309d5p-11, 0x1.6e89d12937378p-16, 0x1.c6d3170e82dc4p-21,
                                   0x1.a200e67c81004p-26, -0x1.14abe7ad9bacfp-28);
  return fma_rough(odd, v, fma_rough(evens, square, (gentype)0x1.555555555535bp-5));
#endif
}

#endif

#if elem_bits == 32
// asin(|x|), the high word rounded. Beyond about 1/2 it is pi/2 - 2 asin(sqrt(v) / 2) with v = 2 - 2 |x|: `high` is
// pi/2 less the rounded root, and q = pi/2 - high, which is exact (Sterbenz), is taken for the root from then on.
// What it lacks comes from the exact residual q^2 - v times 1 / (2 q), which the bits give within 5.1 %. Up to about
// 1/2 the same with v = 4 x^2, 0 in place of pi/2 and -|x| in place of the root gives |x| as the high word.
static inline double_word asin_words(gentype x) {
  const gentype least = (gentype)0x1.01p-1f; // roots are below 1, where pi/2 - high is exact
  gentype a = fabs(x), near_v = 4 * a * a;
  relation far = a > least;
#if defined ONECLC_SCALARIZED && !dear_branches
  if (!far)
    return (double_word){a, a * near_v * asin_polynomial(near_v)};
#endif
  // Step 1: reduce the argument
  gentype far_v = fma_plain(a, (gentype)-2, (gentype)2), root = rounded_root_or_zero(far_v);
  // Step 2: the high word
  gentype v = far ? far_v : near_v, k = far ? pi_high / 2 : (gentype)0, t = far ? root : -a;
  gentype high = k - t, q = k - high;
  // Step 3: what it lacks of the root and of pi/2, and the polynomial
  gentype low = fma_sure(fma_exact(q, q, -far_v), half_rough_reciprocal(q), pi_low / 2);
  low = far ? low : (gentype)0;
  return (double_word){high, fma_sure(-q * v, asin_polynomial(v), low)};
}

// acos(x) is start + factor asin(sqrt(z)), 0 <= z <= 1/4: for |x| <= 1/2 with z = x^2 it is pi/2 less the arc sine of
// x, for larger x with z = (1 - x) / 2 it is 2 asin(sqrt(z)), for smaller ones pi less what -x has. asin(sqrt(z)) is
// the root of a polynomial in z, which is z but for a tenth of it: what is rounded on the way is z, if it is x^2, and
// the polynomial's last sum, and the root halves that.

// z, which is negative for |x| > 1
static inline gentype square_of_sine(gentype x, relation near) {
  gentype a = fabs(x);
  return near ? a * a : fma_plain(a, (gentype)-0.5f, (gentype)0.5f);
}

static inline gentype acos_factor(gentype x, relation near) {
  return flip_sign(near ? (gentype)-1 : (gentype)2, as_ugentype(x) & (ugentype)sign_bit);
}

// The start, where pi/2 is `quarter`
static inline gentype acos_start(gentype x, relation near, gentype quarter) {
  gentype far_start = below_zero(x) ? 2 * quarter : (gentype)0;
  return near ? quarter : far_start;
}
#endif

#if elem_bits == 64
// An arc sine or arc cosine as the sum high + low + t v asin_polynomial(v)
typedef struct {
  gentype high, low, t, v;
} TERMS(gentype);

// For |x| up to about 1/2: asin(|x|) or, if `cosine`, acos(x) = pi/2 - asin(x).
static inline TERMS(gentype) near_zero(gentype x, bool cosine) {
  gentype v = 4 * fabs(x) * fabs(x);
  if (!cosine)
    return (TERMS(gentype)){fabs(x), (gentype)0, fabs(x), v};
  double_word sum = fast_two_sum(pi_high / 2, -x);
  return (TERMS(gentype)){sum.high, sum.low + pi_low / 2, -x, v};
}

// For |x| beyond about 1/2, with v = 2 - 2 |x|: asin(|x|) = pi/2 - 2 asin(sqrt(v) / 2) or, if `cosine`, acos(x) = 2
// asin(sqrt(v) / 2), for a negative x pi less that. All are a constant k = k_high + k_low plus or minus the same arc
// sine. NaN for |x| > 1. For an arc sine all but v is that of near_zero where `near`.
//
// The root is rounded correctly, and what it lacks comes from an exact residual. 1 / (2 sqrt(v)), its factor,
// need not be more exact than 2^-4 and comes from the bits, within 5.1 %.
//
// In double `high` is the sum of k_high and the root with that sign, rounded, and q = high - k_high, which is exact
// (Sterbenz), is taken for the root from then on, with v - q^2 for a residual. q and what is added to it are |x| and
// 0 where `near`.
static inline TERMS(gentype) near_one(gentype x, bool cosine, relation near) {
  relation negative = below_zero(x);
  gentype k_high = !cosine    ? pi_high / 2
                   : negative ? pi_high
                              : (gentype)0,
          k_low = !cosine    ? pi_low / 2
                  : negative ? pi_low
                             : (gentype)0;
  gentype v = fma_plain(fabs(x), (gentype)-2, (gentype)2), root = rounded_root_or_zero(v);
  root = cosine ? flip_sign(root, as_ugentype(x) & (ugentype)sign_bit) : -root;
  gentype high = k_high + root;
  if (!cosine) {
    high = near ? fabs(x) : high;
    k_high = near ? (gentype)0 : k_high;
  }
  gentype q = high - k_high, residual = fma_exact(-q, q, v);
  gentype low = fma(residual, half_rough_reciprocal(root), k_low);
  if (!cosine)
    low = near ? (gentype)0 : low;
  gentype t = cosine ? root : q + low;
  return (TERMS(gentype)){high, low, t, v};
}

#ifndef ONECLC_SCALARIZED
// near_zero where `near`, elsewhere s, which is near_one. Each choice is one between what an operation gives and what
// stands there, which processors with masks make by the operation itself.
static inline TERMS(gentype) near_zero_or(relation near, gentype x, bool cosine, TERMS(gentype) s) {
  s.v = near ? 4 * fabs(x) * fabs(x) : s.v;
  if (!cosine)
    return s;
  s.high = near ? pi_high / 2 - x : s.high;
  gentype rest = pi_low / 2 - (x + (s.high - pi_high / 2)); // fast_two_sum's and pi_low / 2, where `near`
  s.low = near ? rest : s.low;
  s.t = near ? -x : s.t;
  return s;
}
#endif

// asin(|x|) or, if `cosine`, acos(x)
static inline interval inverse(gentype x, bool cosine) {
  // Step 1: reduce the argument. `least` is somewhat beyond 1/2, so that roots are below 1, where high - k_high is
  // exact.
  const gentype least = (gentype)0x1.01p-1f;
#if defined ONECLC_SCALARIZED
#if words_of_double // `least` itself has the same result in either way.
  relation far = !magnitude_below(x, least);
#else
  relation far = fabs(x) > least;
#endif
  TERMS(gentype) s = lazy_select(far, near_one(x, cosine, (relation)0), near_zero(x, cosine));
#else
  relation near = fabs(x) <= least;
  TERMS(gentype) s = near_zero_or(near, x, cosine, near_one(x, cosine, near));
#endif
  // Step 2: the polynomial, and the sum
  interval rest = fma(s.t * s.v, asin_polynomial(s.v), s.low);
  return interval_plus(s.high, rest);
}

#endif
