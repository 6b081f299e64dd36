// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernels of asin, acos, asinpi and acospi for float and double. Figures in parentheses are those of double. To be
// included after each_float.h.
#include <math/arithmetic/bounds.h>
#include <math/arithmetic/chain.h>
#include <math/arithmetic/costs.h>
#include <math/arithmetic/fused.h>
#include <math/trigonometry/angle.h>
#include <math/arithmetic/lazy_select.h>
#include <math/arithmetic/magnitude_below.h>
#include <math/arithmetic/reciprocal.h>
#include <math/arithmetic/rounded_root.h>

#define TERMS_(T) terms_##T
#define TERMS(T) TERMS_(T)

// Whether a number that is neither NaN nor -0, or counts no more if it is, is negative. Processors need no comparison
// for a sign.
#ifdef ONECLC_SCALARIZED
#define below_zero(x) ((x) < (gentype)0)
#else
#define below_zero(x) (as_igentype(x) < (igentype)0)
#endif

#if elem_bits > 16
// (asin(t) - t) / t^3 / 4 as a polynomial in v = 4 t^2, for |t| <= 0.502. With it, t + t v p(v) is asin(t) with a
// relative error within 2^-27.5 (2^-55.7): utils/coefficients/asin.sol
static inline bounds asin_polynomial(gentype v) {
#if elem_bits == 32
  chain_value p = chain_start((gentype)0x1.5b638ap-15f);
  p = chain_step(p, v, (gentype)0x1.89fcdap-14f);
  p = chain_step(p, v, (gentype)0x1.74b29cp-11f);
  p = chain_step(p, v, (gentype)0x1.32fffap-8f);
  return chain_last(p, v, (gentype)0x1.5555cep-5f);
#else
  // The first steps are no early ones by themselves, but their errors are less than 2.9 units after four of them.
  gentype p = (gentype)0x1.0931da34d582fp-29;
  p = fma_early(p, v, (gentype)-0x1.14abe7ad9bacfp-28);
  p = fma_early(p, v, (gentype)0x1.46c5065894234p-26);
  p = fma_early(p, v, (gentype)0x1.a200e67c81004p-26);
  p = fma_early(p, v, (gentype)0x1.8fe05e21ac394p-23);
  p = fma_early(p, v, (gentype)0x1.c6d3170e82dc4p-21);
  p = fma_early(p, v, (gentype)0x1.1c6dff4492269p-18);
  p = fma_early(p, v, (gentype)0x1.6e89d12937378p-16);
  p = fma_early(p, v, (gentype)0x1.f1c72da5c3d68p-14);
  p = fma_early(p, v, (gentype)0x1.6db6db3e309d5p-11);
  p = fma_early(p, v, (gentype)0x1.3333333374e96p-8);
  return fma_about(p, v, (gentype)0x1.555555555535bp-5);
#endif
}

// An arc sine or arc cosine as the sum high + low + t v asin_polynomial(v)
typedef struct {
  gentype high;
  bounds low, t;
  gentype v;
} TERMS(gentype);

// For |x| up to about 1/2: asin(|x|) or, if `cosine`, acos(x) = pi/2 - asin(x).
static inline TERMS(gentype) near_zero(gentype x, bool cosine) {
  gentype v = 4 * fabs(x) * fabs(x);
  if (!cosine)
    return (TERMS(gentype)){fabs(x), known_bounds((gentype)0), known_bounds(fabs(x)), v};
  double_word sum = fast_two_sum(pi_high / 2, -x);
  return (TERMS(gentype)){sum.high, known_bounds(sum.low + pi_low / 2), known_bounds(-x), v};
}

// For |x| beyond about 1/2, with v = 2 - 2 |x|: asin(|x|) = pi/2 - 2 asin(sqrt(v) / 2) or, if `cosine`, acos(x) = 2
// asin(sqrt(v) / 2), for a negative x pi less that. All are a constant k = k_high + k_low plus or minus the same arc
// sine. NaN for |x| > 1. For an arc sine all but v is that of near_zero where `near`.
//
// The root is rounded correctly, and what it lacks comes from an exact residual. 1 / (2 sqrt(v)), by which that counts,
// need not be more exact than 2^-4 and comes from the bits, within 5.1 %.
//
// In double `high` is the sum of k_high and the root with that sign, rounded, and q = high - k_high, which is exact
// (Sterbenz), is the root that counts from then on, with v - q^2 for a residual. q and what is added to it are |x| and
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
#if elem_bits == 32
  gentype t = root;
  if (cosine)
    t = flip_sign(t, as_ugentype(x) & (ugentype)sign_bit);
  else {
    t = near ? fabs(x) : -t;
    k_high = near ? (gentype)0 : k_high;
  }
  double_word sum = fast_two_sum(k_high, t);
  gentype high = sum.high, low = sum.low + (fma_exact(-t, t, v) * half_rough_reciprocal(t) + k_low);
#else
  root = cosine ? flip_sign(root, as_ugentype(x) & (ugentype)sign_bit) : -root;
  gentype high = k_high + root;
  if (!cosine) {
    high = near ? fabs(x) : high;
    k_high = near ? (gentype)0 : k_high;
  }
  gentype q = high - k_high, residual = fma_exact(-q, q, v);
  bounds low = fma_about(residual, half_rough_reciprocal(root), known_bounds(k_low));
#endif
  if (!cosine)
    low = chosen_bounds(near, known_bounds((gentype)0), low);
#if elem_bits == 64
  bounds t = cosine ? known_bounds(root) : plus_bounds(q, low);
#endif
  return (TERMS(gentype)){high, low, t, v};
}

#if dear_branches
// near_one or, for |x| up to `least`, near_zero, by choices instead of a branch. All is computed as near_one has it.
static inline TERMS(gentype) on_either_side(gentype x, bool cosine, gentype least) {
  relation far = fabs(x) > least;
  gentype v = fma_plain(fabs(x), (gentype)-2, (gentype)2), root = rounded_root_or_zero(v);
  v = far ? v : 4 * fabs(x) * fabs(x); // where it is near, the root does not count
  gentype t = cosine ? flip_sign(root, as_ugentype(x) & (ugentype)sign_bit) : -root,
          inverse = cosine ? half_rough_reciprocal(t) : -half_rough_reciprocal(root),
          correction = fma_exact(-root, root, v) * inverse;
  gentype k = !cosine ? pi_high / 2 : below_zero(x) ? pi_high : (gentype)0;
  k = far ? k : cosine ? pi_high / 2 : (gentype)0;
  t = far ? t : cosine ? -x : fabs(x);
  double_word sum = fast_two_sum(k, t);
  gentype k_low = cosine ? k * (pi_low / pi_high) : pi_low / 2; // the product is rounded just to the low word
  correction += k_low;
  gentype rest = far ? correction : cosine ? k_low : (gentype)0;
  return (TERMS(gentype)){sum.high, sum.low + rest, t, v};
}
#endif

#ifndef ONECLC_SCALARIZED
// near_zero where `near`, elsewhere s, which is near_one. Each choice is one between what an operation gives and what
// stands there, which processors with masks make by the operation itself.
static inline TERMS(gentype) near_zero_or(relation near, gentype x, bool cosine, TERMS(gentype) s) {
  s.v = near ? 4 * fabs(x) * fabs(x) : s.v;
  if (!cosine)
    return s;
  s.high = near ? pi_high / 2 - x : s.high;
  gentype rest = pi_low / 2 - (x + (s.high - pi_high / 2)); // fast_two_sum's and pi_low / 2, where `near`
  s.low = chosen_bounds(near, known_bounds(rest), s.low);
  s.t = chosen_bounds(near, known_bounds(-x), s.t);
  return s;
}

#if elem_bits == 32
// The same for acos: the constant and what is added to it are chosen before they are added.
static inline TERMS(gentype) arc_cosine(relation near, gentype x) {
  gentype v = fma_plain(fabs(x), (gentype)-2, (gentype)2),
          t = flip_sign(rounded_root_or_zero(v), as_ugentype(x) & (ugentype)sign_bit),
          correction = fma_exact(-t, t, v) * half_rough_reciprocal(t), k = below_zero(x) ? pi_high : (gentype)0;
  k = near ? pi_high / 2 : k;
  t = near ? -x : t;
  double_word sum = fast_two_sum(k, t);
  correction = near ? (gentype)0 : correction;
  gentype k_low = k * (pi_low / pi_high); // the product is rounded just to the low word
  return (TERMS(gentype)){sum.high, sum.low + (correction + k_low), t, near ? 4 * fabs(x) * fabs(x) : v};
}
#endif
#endif

// asin(|x|) or, if `cosine`, acos(x)
static inline bounded_words inverse(gentype x, bool cosine) {
  // Somewhat beyond 1/2, so that roots are below 1, where high - k_high is exact
  const gentype least = (gentype)0x1.01p-1f;
#if dear_branches
  TERMS(gentype) s = on_either_side(x, cosine, least);
#elif defined ONECLC_SCALARIZED
#if words_of_double // `least` itself has the same result in either way.
  relation far = !magnitude_below(x, least);
#else
  relation far = fabs(x) > least;
#endif
  TERMS(gentype) s = lazy_select(far, near_one(x, cosine, (relation)0), near_zero(x, cosine));
#else
  relation near = fabs(x) <= least;
#if elem_bits == 32
  TERMS(gentype) s = cosine ? arc_cosine(near, x) : near_zero_or(near, x, false, near_one(x, false, near));
#else
  TERMS(gentype) s = near_zero_or(near, x, cosine, near_one(x, cosine, near));
#endif
#endif
#if elem_bits == 32
  return (double_word){s.high, fma_mostly(s.t * s.v, asin_polynomial(s.v), s.low)};
#else
  return (bounded_words){s.high,
                         bounds_if_sure(s.t, fma_between(either_bound(s.t) * s.v, asin_polynomial(s.v), s.low))};
#endif
}

static inline bounded_words asin_words(gentype x) { return inverse(x, false); } // asin(|x|)
static inline bounded_words acos_words(gentype x) { return inverse(x, true); }
#endif
