// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernels of asinpi and acospi for double, which compute half-turns directly: asin(t) 2/pi = t / 2 + (t c + t^3
// p(t^2)) for 0 <= t <= 1/2. The first product is exact, and the others are less than a third of it, so that their
// roundings contribute less. For |x| < 1/2 t is |x|, and its arc sine the angle or what is to be taken from a right
// one. For greater ones t is sqrt((1 - |x|) / 2), and the angle twice that, or what it leaves of a right angle or a
// straight one. To be included after each_float.h.
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/reciprocal.h>
#include <math/arithmetic/rounded_root.h>
#include <math/trigonometry/asin_kernel.h>

#define HALF_TURNS_(T) half_turns_##T
#define HALF_TURNS(T) HALF_TURNS_(T)

#if elem_bits == 64
// An angle as high + low + q (c + v p(v)), v = q^2
typedef struct {
  gentype high, low, q, v;
} HALF_TURNS(gentype);

// low + q (c + v p(v)) times `scale`, a power of two that `low` has already. q / 2 + q (c + v p(v)) is asin(q) 2/pi,
// for 0 <= q <= 1/2, within 2^-57.8, and with a relative error within 2^-54.8: lab/coefficients/asin.sol. Two chains
// take half as long as one.
static inline interval half_turns_beyond_high(HALF_TURNS(gentype) s, gentype scale) {
  gentype square = s.v * s.v,
          odd = rough_polynomial(square, scale * (gentype)0x1.8723a1d614e68p-5, scale * (gentype)0x1.3ce538d1334a4p-6,
                                 scale * (gentype)0x1.6a2d133f65c2ap-7, scale * (gentype)0x1.00024fb31edd5p-7,
                                 scale * (gentype)0x1.ad88130736daep-7, scale * (gentype)0x1.577c1afa5c2aap-6);
  gentype evens = rough_polynomial(square, scale * (gentype)0x1.d1a45299b03bcp-6, scale * (gentype)0x1.d2b05a8e18895p-7,
                                   scale * (gentype)0x1.214d1779f4ac9p-7, scale * (gentype)0x1.fe21ae3a8f0fcp-9,
                                   scale * (gentype)-0x1.733452b8cedefp-7);
  interval cubic = fma_rough(odd, s.v, fma_rough(evens, square, scale * (gentype)0x1.b2995e7b7b08bp-4));
  return fma(s.q, scale * (gentype)0x1.17cc1b727220bp-3, fma(s.q * s.v, cubic, s.low));
}

// The factor of the residual t^2 - q^2 of a number q near t in q asin(t) / t 2/pi: asin(t) / (pi t^2), times `scale`,
// for 0 < t <= 1/2, where asin(t) is from t to pi/3 t. The bits of the root t, of any sign, give 1 / (3.02 t) with an
// error of 2.6 % at most, which is that within 6.7 %. The constant is the best one for t > 0.38, where it contributes
// most: there the error is 3.3 %. Finite for 0.
static inline gentype weight_of_residual(gentype root, gentype scale) {
  const ugentype guess = (ugentype)0x7fc4a8e100000000ul;
  return guessed_quotient(guess + (as_ugentype(scale) - as_ugentype((gentype)1)), root);
}

// asinpi(|x|) times `scale` where not `near`, which is for |x| < 1/2: base + rest - t (1/2 + c + t^2 p(t^2)). `high` is
// base - t / 2, rounded, and q, twice what it is more than the base, is exact (Sterbenz) and is taken for -t from then
// on. What it lacks comes from the exact residual t^2 - q^2. The base is a little less than the right angle, as then
// the other terms, which add up to 1/46 - 1/12 at least, are within 1/16, where the rounding of their sum is at most a
// quarter of the result's. Where `near`, the same operation makes |x| / 2 of |x| / 4, and what else differs is a choice
// between what an operation gives and what stands there, which processors with masks make by the operation itself.
static inline HALF_TURNS(gentype) asinpi_near_one(gentype x, gentype scale, relation near) {
  const gentype base = (gentype)0x1.eap-2, rest = (gentype)0.5 - base;
  gentype a = fabs(x), far_v = fma_plain(a, (gentype)-0.5, (gentype)0.5), root = rounded_root_or_zero(far_v);
  gentype v = near ? a * a : far_v, far_high = fma_plain(root, scale * (gentype)-0.5, scale * base);
  gentype high = near ? a * (scale * (gentype)0.25) : far_high, twice_base = near ? (gentype)0 : 2 * base;
  gentype q = fma_plain(high, 2 / scale, -twice_base);
  gentype residual = fma_exact(-q, q, far_v);
  gentype low = fma(residual, -weight_of_residual(root, scale), scale * rest);
  return (HALF_TURNS(gentype)){high, near ? (gentype)0 : low, q, v};
}

#ifdef ONECLC_SCALARIZED
static inline HALF_TURNS(gentype) asinpi_near_zero(gentype x, gentype scale) {
  gentype q = fabs(x) * (gentype)0.5;
  return (HALF_TURNS(gentype)){fabs(x) * (scale * (gentype)0.25), (gentype)0, q, x * x};
}
#endif

// asinpi(|x|) times `scale`, a power of two that keeps the products of subnormal numbers from being rounded as such.
static inline interval asinpi_of_magnitude(gentype x, gentype scale) {
  relation near = magnitude_below(x, (gentype)0.5);
#ifdef ONECLC_SCALARIZED
  HALF_TURNS(gentype) s = lazy_select(near, asinpi_near_zero(x, scale), asinpi_near_one(x, scale, (relation)0));
#else
  HALF_TURNS(gentype) s = asinpi_near_one(x, scale, near);
#endif
  return interval_plus(s.high, half_turns_beyond_high(s, scale));
}

// acospi(x) in the same manner: `high` is twice what the angle is without the other terms, start + y, rounded. Start
// and y are 1 and -x / 2 for |x| < 1/2, and for greater x 0 and t, for lesser ones 2 and -t. What q = high - start
// lacks of -x / 2 is multiplied by 0.6366 to 0.6667.
#ifdef ONECLC_SCALARIZED
static inline HALF_TURNS(gentype) acospi_near_zero(gentype x) {
  gentype y = x * (gentype)-0.5, high = 1 + y, q = high - 1;
  return (HALF_TURNS(gentype)){high, (y - q) * (gentype)0.65, q, x * x};
}
#endif

static inline HALF_TURNS(gentype) acospi_near_one(gentype x, relation near) {
  gentype far_v = fma_plain(fabs(x), (gentype)-0.5, (gentype)0.5);
  gentype root = flip_sign(rounded_root_or_zero(far_v), as_ugentype(x) & (ugentype)sign_bit);
  gentype y = near ? x * (gentype)-0.5 : root, v = near ? x * x : far_v;
  gentype far_start = below_zero(x) ? (gentype)2 : (gentype)0, start = near ? (gentype)1 : far_start;
  gentype high = start + y, q = high - start;
  gentype low = fma_exact(-q, q, far_v) * weight_of_residual(root, (gentype)1);
  low = near ? (y - q) * (gentype)0.65 : low;
  return (HALF_TURNS(gentype)){high, low, q, v};
}

static inline interval acospi_of_double(gentype x) {
  relation near = magnitude_below(x, (gentype)0.5);
#ifdef ONECLC_SCALARIZED
  HALF_TURNS(gentype) s = lazy_select(near, acospi_near_zero(x), acospi_near_one(x, (relation)0));
#else
  HALF_TURNS(gentype) s = acospi_near_one(x, near);
#endif
  return fma_plain(s.high, (gentype)0.5, half_turns_beyond_high(s, (gentype)1));
}
#endif
