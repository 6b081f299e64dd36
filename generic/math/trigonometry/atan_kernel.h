// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernels of atan2 and atan2pi for float and double, and of atan and atanpi for double. To be included after
// each_float.h.
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/vocabulary.h>
#include <math/trigonometry/angle.h>
#include <math/arithmetic/reciprocal.h>
#include <math/arithmetic/rounded_root.h>

#ifndef QUOTIENT_ // second_atan_kernel.h has another
#define QUOTIENT_(T) quotient_##T
#endif
#define QUOTIENT(T) QUOTIENT_(T)

#if elem_bits > 16
// atan(t) / t - 1: t plus t times this is atan(t). Without `narrow`, in float, it is for |t| <= 1 a polynomial in
// t^2 - 3/4, so that the roundings of all but the first term shrink, and the relative error of atan(t) is within
// 2^-28.3. If `narrow`, and always in double, it is for |t| <= 1/2 (double: 19/32) a polynomial in t^2, which is small
// if t is, and the error is within 2^-31.7 (2^-55.9): lab/coefficients/atan.sol. In double a factor t^2 is left to
// the caller, and there are two chains, as a processor waits for the longest one.
static inline_if_long interval atan_polynomial(gentype t, bool narrow) {
#if elem_bits == 32
  if (!narrow) {
    gentype w = fma_sure(t, t, (gentype)-0.75f);
    return polynomial(w, -0x1.682a6p-3f, -0x1.59084ep-3f, 0x1.e87b14p-5f, -0x1.963922p-6f, 0x1.6dbf1ep-7f,
                      -0x1.527542p-8f, 0x1.55a934p-9f, -0x1.091db8p-9f, -0x1.37e44ep-10f, -0x1.d47be4p-10f);
  }
#else
  (void)narrow;
#endif
  gentype z = t * t;
#if elem_bits == 32
  gentype p =
      polynomial(z, -0x1.555552p-2f, 0x1.999744p-3f, -0x1.24503p-3f, 0x1.c07266p-4f, -0x1.480d2cp-4f, 0x1.3fd4f2p-5f);
  return p * z;
#else
  gentype square = z * z, odd = rough_polynomial(square, 0x1.c71c6fbcbf9fap-4, 0x1.3b10c3c1cd056p-4,
                                                 0x1.e01e4441c5a44p-5, 0x1.62f57fc198d59p-5, 0x1.1939406663762p-6);
  gentype evens = rough_polynomial(square, -0x1.2492491e1636fp-3, -0x1.745ce69d326bap-4, -0x1.10f2624906f98p-4,
                                   -0x1.a5e10247e6011p-5, -0x1.046e13efabf26p-5, -0x1.3d57f343c0e22p-8);
  interval terms = fma_rough(evens, z, fma_rough(odd, square, (gentype)0x1.9999999984c81p-3));
  return fma_rough(terms, z, (gentype)-0x1.555555555549ap-2);
#endif
}

#if elem_bits == 64
// Of atan(t) / pi, from where on it is computed as 1/4 and what is left: there that is less than 1/16
#define middle_half_turn ((gentype)0x1.562p-1)

// atan(t) / (pi t) - 5/16 for |t| <= 0.66825 and z = t^2, times `scale`, a power of two: at most 1/9 of that quotient,
// so that its roundings hardly contribute. 5/16 t plus t times this is atan(t) / pi, with a relative error within
// 2^-55.4: lab/coefficients/atan.sol. Two chains take half as long as one.
static inline_if_long interval half_turns_polynomial(gentype z, gentype scale) {
  gentype square = z * z,
          odd = rough_polynomial(square, scale * (gentype)-0x1.748375844103ap-5, scale * (gentype)-0x1.da1b70f40032cp-6,
                                 scale * (gentype)-0x1.5b8e230306094p-6, scale * (gentype)-0x1.0e2bd074b94abp-6,
                                 scale * (gentype)-0x1.6d3bd6aee701ep-7, scale * (gentype)-0x1.a8875f739ecap-9);
  gentype even = rough_polynomial(square, scale * (gentype)0x1.04c26be39d19ep-4, scale * (gentype)0x1.21bb92eb3fa8ap-5,
                                  scale * (gentype)0x1.9127d41213cecp-6, scale * (gentype)0x1.31eb432d851a5p-6,
                                  scale * (gentype)0x1.d0a990e5ff033p-7, scale * (gentype)0x1.d7c9b4a080d71p-8,
                                  scale * (gentype)0x1.7fb39653f2d88p-11);
  interval last = fma_rough(odd, square, scale * (gentype)-0x1.b2995e7b7b432p-4);
  return fma_rough(last, z, fma_rough(even, square, scale * (gentype)0x1.7cc1b727220a2p-8));
}
#endif

// k, t and rest as in atan_of_quotient
typedef struct {
  gentype k, t;
  interval rest;
} QUOTIENT(gentype);

#if elem_bits == 32
// atan(n / (d + d_low)) as *t + *rest, for |n| <= d. *t is n / d by a reciprocal, and the residual of this quotient
// goes to *rest. d_low is used if `narrow`.
static inline_if_long void atan_words_of_quotient(gentype n, gentype d, gentype d_low, bool narrow, private gentype *t,
                                                  private interval *rest) {
  gentype r = rounded_reciprocal(d), residual;
  *t = n * r;
  residual = fma_exact(-*t, d, n);
  if (narrow) { // only the polynomial takes the quotient
    gentype correction = (residual - *t * d_low) * r, quotient = *t + correction;
    *rest = fma(atan_polynomial(quotient, narrow), quotient, correction);
  } else { // the derivative of the angle by n is 1 / (d (1 + t^2)), of which the bits give enough
    gentype correction = residual * rough_reciprocal(*t * n + d);
    *rest = fma(atan_polynomial(*t, narrow), *t, correction);
  }
}

// The angle of the point (d, n), 0 <= n <= d, as k pi/4 + *t + *rest; returns k. If `narrow`, *t + *rest =
// atan((n - d) / (n + d)) where n > d / 2: what is left of the angle after pi/4.
static inline_if_long gentype atan_of_quotient(gentype n, gentype d, bool narrow, private gentype *t,
                                               private interval *rest) {
  gentype k = (gentype)0, d_low = (gentype)0;
  if (narrow) {
    k = n + n > d ? (gentype)1 : (gentype)0;
    gentype sum = fma_plain(k, n, d);
    d_low = fma_plain(k, n, d - sum);
    n = fma_plain(-k, d, n);
    d = sum;
  }
  atan_words_of_quotient(n, d, d_low, narrow, t, rest);
  return k;
}
#else
// atan(n / d) + low as *t + *rest, for |n| <= 19/32 d and 0 <= low < 2^-52. *t is n / d by a reciprocal, and the
// residual of this quotient goes to *rest, times the derivative of the angle by n, 1 / (d (1 + t^2)). If `near`, this
// is (1 - t^2) / d, and otherwise 1 / d, which is good enough for the lesser part of a result. The correction is below
// 2^-51 of the quotient, and its roundings below 2^-102.
static inline_if_long void atan_words_of_quotient(gentype n, gentype d, gentype low, bool near, private gentype *t,
                                                  private interval *rest) {
  gentype r = rounded_reciprocal(d);
  *t = n * r;
  gentype residual = fma_exact(-*t, d, n), z = *t * *t, slope = near ? fma(-r, z, r) : r;
  gentype correction = fma(residual, slope, low);
  *rest = fma_any(atan_polynomial(*t, true), *t * z, correction);
}

// The same in half-turns, times `scale`: atan(n / d) / pi is 5/16 *t + *rest. 1 / (pi (1 + t^2)), the factor of what
// the quotient lacks, is between 0.22 and 0.32.
static inline_if_long void half_turns_of_quotient(gentype n, gentype d, gentype scale, private gentype *t,
                                                  private interval *rest) {
  gentype r = rounded_reciprocal(d), residual;
  *t = n * r;
  residual = fma_exact(-*t, d, n);
  gentype correction = residual * (r * (scale * (gentype)0.265f));
  *rest = fma_any(half_turns_polynomial(*t * *t, scale), *t, correction);
}

// k / 4 + 5/16 t + rest, times `scale`
static inline interval half_turns(gentype k, gentype t, interval rest, gentype scale) {
  interval part = fma(t, scale * (gentype)0.3125f, rest);
  return fma_plain(k, scale * (gentype)0.25f, part);
}

// The angle of the point (d, n), 0 <= n <= d, as k pi/4 + *t + *rest or, if `in_turns`, k / 4 + 5/16 *t + *rest
// half-turns; returns k. Where n > 19/32 d (or middle_half_turn), *t is (n - d) / (n + d), the tangent of what is left
// of the angle after pi/4. This is below 1/4 then, and beside a result above 1/2 neither the rounding of *t + *rest nor
// that of n + d contributes much: a quarter and a third of half an ulp.
static inline_if_long gentype atan_of_quotient(gentype n, gentype d, bool in_turns, private gentype *t,
                                               private interval *rest) {
  gentype k = n > d * (in_turns ? middle_half_turn : (gentype)0.59375) ? (gentype)1 : (gentype)0,
          difference = fma_plain(-k, d, n), sum = fma_plain(k, n, d);
  if (in_turns)
    half_turns_of_quotient(difference, sum, 1, t, rest);
  else
    atan_words_of_quotient(difference, sum, 0, true, t, rest);
  return k;
}

// Returns k, and stores *numerator and *denominator so that atan(|x|) is k pi/4 + atan of their quotient: for |x| >= 2
// it is pi/2 - atan(1 / |x|).
static inline_if_long gentype quotient_of_magnitude(gentype x, gentype least, private gentype *numerator,
                                                    private gentype *denominator) {
  gentype a = fabs(x), most = (gentype)power_of_two(elem_bits);
  relation middle = a > least, steep = a >= (gentype)2;
#if words_of_double
  // The same as below, by products with numbers whose lower words are zeros, of which one is 0 or 1 and the other 1.
  // Beyond `most` the quotient does not contribute.
  uint upper = (uint)(as_ulong(x) >> 32) & INT_MAX;
  upper = steep ? __builtin_elementwise_min(upper, (uint)(as_ulong(most) >> 32)) : upper;
  a = as_double((ulong)upper << 32 | (uint)as_ulong(x));
  double one = middle ? 1 : 0, other = steep ? 0 : 1;
  *numerator = fma(other, a, -one);
  *denominator = fma(one, a, other);
  return steep ? 2 : one;
#else
  a = most < a ? most : a; // NaN stays
#if vec_width > 1
  // A product with 1 or 0 in place of choices, each of which takes AVX2 three operations
  gentype one = middle ? (gentype)1 : (gentype)0, n = a - one, d = fma_plain(one, a, (gentype)1);
#else
  gentype one = middle ? (gentype)1 : (gentype)0, n = middle ? a - 1 : a, d = middle ? a + 1 : (gentype)1;
#endif
  *numerator = steep ? (gentype)-1 : n;
  *denominator = steep ? a : d;
  return steep ? (gentype)2 : one;
#endif
}

static inline_if_long interval atan_of_magnitude(gentype x) {
  // Step 1: reduce the argument: atan(|x|) = k pi/4 + atan(n / d)
  gentype n, d, k = quotient_of_magnitude(x, (gentype)0.59375, &n, &d), t;
  interval rest;
  // Step 2: the quotient t, its residual and the polynomial
  atan_words_of_quotient(n, d, k * pio4_low, false, &t, &rest);
  // Step 3: add k pi/4
  return fma_plain(k, pio4_high, interval_plus(t, rest));
}

// atan(|x|) / pi, computed in units of 2^-64, so that no term of a small angle is a subnormal number
static inline_if_long interval half_turns_of_magnitude(gentype x) {
  const gentype scale = (gentype)power_of_two(64);
  gentype n, d, k = quotient_of_magnitude(x, middle_half_turn, &n, &d), t;
  interval rest;
  half_turns_of_quotient(n, d, scale, &t, &rest);
  return interval_times(half_turns(k, t, rest, scale), (gentype)power_of_two(-64));
}
#endif

// n and d times the same power of two, so that atan_of_quotient takes them, whatever they are. NaN stays.
static inline void scale_quotient(private gentype *n, private gentype *d) {
  const gentype most = (gentype)power_of_two(elem_bits == 32 ? 100 : 900);
  gentype a = *n, b = *d,
          scale = b < (gentype)power_of_two(elem_bits == 32 ? -20 : -200)
                      ? (gentype)power_of_two(elem_bits == 32 ? 120 : 1000)
                  : b < (gentype)power_of_two(elem_bits == 32 ? 40 : 300)
                      ? (gentype)power_of_two(elem_bits == 32 ? 60 : 500)
                  : b < most ? (gentype)1
                             : (gentype)power_of_two(elem_bits == 32 ? -24 : -150);
  relation unbounded = b == (gentype)INFINITY, undefined = is_nan(a) | is_nan(b);
  a = unbounded ? (a == b ? (gentype)1 : (gentype)0) : a * scale;
  *n = undefined ? (gentype)NAN : a;
  *d = (unbounded | (b == (gentype)0)) ? (gentype)1 : b * scale;
}

// atan_of_quotient's result q for what scale_quotient gives. Quotients that turn subnormal are rounded once, and so are
// those of float whose rest would be subnormal, which some devices flush to 0.
static inline QUOTIENT(gentype) of_scaled_quotient(gentype n, gentype d, QUOTIENT(gentype) q) {
  const gentype least = elem_bits == 32 ? (gentype)power_of_two(-96) : (gentype)(2 * least_normal);
  relation small = (q.t < least) & (q.k == (gentype)0);
  q.t = small ? tiny_quotient(n, d) : q.t;
  q.rest = lazy_select(small, (gentype)0, q.rest);
  return q;
}

__attribute__((noinline)) static QUOTIENT(gentype) atan_of_any_quotient(gentype n, gentype d, bool narrow) {
  QUOTIENT(gentype) q;
  scale_quotient(&n, &d);
  q.k = atan_of_quotient(n, d, narrow, &q.t, &q.rest);
  return of_scaled_quotient(n, d, q);
}

// |atan2(y, x)| as k pi/4 + t + rest. Zeros, infinities, NaN and arguments beyond the exponents for which the residuals
// are exact (and not flushed) are rare: they take a function of their own or, where a second copy of so many fma would
// be too long, are scaled before. With `left_out`, they are the caller's, who is told which lanes have them.
static inline_if_long QUOTIENT(gentype) atan2_parts(gentype y, gentype x, bool narrow, private relation *left_out) {
  const gentype most = (gentype)power_of_two(elem_bits == 32 ? 48 : 900),
                least = (gentype)power_of_two(elem_bits == 32 ? -48 : -900);
#if vec_width > 1
  ugentype sign_of_x = as_ugentype(x) & (ugentype)sign_bit;
#else
  relation negative = as_igentype(x) < (igentype)0;
#endif
  x = fabs(x);
  y = fabs(y);
  relation steep = y > x;
  gentype n = steep ? x : y, d = steep ? y : x, t, k;
  interval rest;
  relation rare = !((n >= least) & (d < most));
  if (left_out)
    *left_out = rare;
  else if (fma_is_long && any_lane(rare)) {
    gentype scaled_n = n, scaled_d = d;
    scale_quotient(&scaled_n, &scaled_d);
    n = rare ? scaled_n : n;
    d = rare ? scaled_d : d;
  }
  k = atan_of_quotient(n, d, narrow, &t, &rest);
  if (!left_out && any_rare(any_lane(rare), lesser_below(n, least) | greater_beyond(d, most))) {
    QUOTIENT(gentype)
    other =
        fma_is_long ? of_scaled_quotient(n, d, (QUOTIENT(gentype)){k, t, rest}) : atan_of_any_quotient(n, d, narrow);
    k = rare ? other.k : k;
    t = rare ? other.t : t;
    rest = lazy_select(rare, other.rest, rest);
  }
#if vec_width > 1
  // The same as below, without choices: k is reflected about 1 and about 2.
  ugentype steep_sign = steep ? (ugentype)sign_bit : (ugentype)0, sign = sign_of_x ^ steep_sign;
  k = flip_sign(flip_sign(k - 1, steep_sign) - 1, sign_of_x) + 2;
#else
  k = steep ? 2 - k : k;
  k = negative ? 4 - k : k;
  ugentype sign = (steep ? !negative : negative) ? (ugentype)sign_bit : (ugentype)0;
#endif
  return (QUOTIENT(gentype)){k, flip_sign(t, sign), flip_sign(rest, sign)};
}

static inline_if_long QUOTIENT(gentype) atan2_parts(gentype y, gentype x, bool narrow) {
  return atan2_parts(y, x, narrow, 0);
}

#if elem_bits == 32
static inline_if_long double_word atan2_words(gentype y, gentype x, bool narrow) {
  QUOTIENT(gentype) q = atan2_parts(y, x, narrow);
  return angle(q.k, q.t, q.rest, narrow);
}
#endif
#endif
