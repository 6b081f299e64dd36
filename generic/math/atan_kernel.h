// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan and the angle of a point, float and double. To be included after each_float.h.
#include "angle.h"

#if elem_bits > 16
// (atan(t) - t) / t^3 in z = t^2, where t + t^3 times this is atan(t) within 2^-28.5 of it for |t| <= 1 (double: within 2^-57.7 for
// |t| <= 1/2): coefficients/atan.sol
static inline gentype atan_polynomial(gentype z) {
#if elem_bits == 32
  gentype p = (gentype)-0x1.d5a1aap-10f;
  p = fma(p, z, (gentype)0x1.6551e2p-7f);
  p = fma(p, z, (gentype)-0x1.fe7d24p-6f);
  p = fma(p, z, (gentype)0x1.da9c2ep-5f);
  p = fma(p, z, (gentype)-0x1.5825f2p-4f);
  p = fma(p, z, (gentype)0x1.c0946cp-4f);
  p = fma(p, z, (gentype)-0x1.24211ap-3f);
  p = fma(p, z, (gentype)0x1.9991ecp-3f);
  return fma(p, z, (gentype)-0x1.55553ep-2f);
#else
  gentype p = (gentype)0x1.4b835cc8be1dbp-7;
  p = fma(p, z, (gentype)-0x1.c17f5a8ab61e7p-6);
  p = fma(p, z, (gentype)0x1.56f5a335f9cdap-5);
  p = fma(p, z, (gentype)-0x1.a3985a7da719dp-5);
  p = fma(p, z, (gentype)0x1.dfe9756aba8f8p-5);
  p = fma(p, z, (gentype)-0x1.10f31ef0c6b52p-4);
  p = fma(p, z, (gentype)0x1.3b113dbce92ap-4);
  p = fma(p, z, (gentype)-0x1.745cf4caf248ep-4);
  p = fma(p, z, (gentype)0x1.c71c7090e62dp-4);
  p = fma(p, z, (gentype)-0x1.249249215ddc5p-3);
  p = fma(p, z, (gentype)0x1.9999999991141p-3);
  return fma(p, z, (gentype)-0x1.5555555555516p-2);
#endif
}

// The angle of (d, n), 0 <= n <= d, as k pi/4 + *t + *rest; returns k. t = n / d, corrected by its residual times 1 / (1 + t^2), or about
// that. In double or if `narrow`, t = (n - d) / (n + d) where n > d / 2, the tangent of what is left of the angle after pi/4.
static inline gentype atan_of_quotient(gentype n, gentype d, bool narrow, private gentype *t, private gentype *rest) {
  narrow |= elem_bits == 64;
  gentype k = (gentype)0, d_low = (gentype)0;
  if (narrow) {
    relation near = n + n > d;
    gentype n_near = near ? n : (gentype)0, sum = d + n_near;
    d_low = n_near - (sum - d);
    n -= near ? d : (gentype)0;
    d = sum;
    k = near ? (gentype)1 : (gentype)0;
  }
  gentype reciprocal = 1 / d, residual;
  *t = n * reciprocal;
  residual = fma(-*t, d, n);
  if (narrow)
    residual = fma(-*t, d_low, residual);
  const gentype slope = narrow ? (gentype)-1 : (gentype)-0.5f;
  gentype z = *t * *t, p = atan_polynomial(z), cube = *t * z, correction = residual * reciprocal * fma(z, slope, (gentype)1);
  if (!narrow) // here the rounding of t^3 counts
    correction = fma(fma(*t, z, -cube), p, correction);
  *rest = fma(cube, p, correction);
  return k;
}

// atan(|x|), = pi/2 - atan(1 / |x|) if |x| > 1
static inline double_word atan_words(gentype x, bool narrow) {
  gentype a = fabs(x), most = (gentype)power_of_two(elem_bits), t, rest;
  relation steep = a > (gentype)1;
  gentype d = a < most ? a : most, k = atan_of_quotient(steep ? (gentype)1 : a, steep ? d : (gentype)1, narrow, &t, &rest);
  ugentype sign = steep ? (ugentype)sign_bit : (ugentype)0;
  return angle(steep ? 2 - k : k, flip(t, sign), flip(rest, sign));
}

// |atan2(y, x)|. Zeros, infinities, NaN and what is beyond the exponents where residuals are exact go by the rare path, scaled.
static inline double_word atan2_words(gentype y, gentype x, bool narrow) {
  const gentype most = (gentype)power_of_two(elem_bits == 32 ? 100 : 900), least = (gentype)power_of_two(elem_bits == 32 ? -100 : -900);
  relation negative = as_igentype(x) < (igentype)0;
  x = fabs(x);
  y = fabs(y);
  relation steep = y > x;
  gentype n = steep ? x : y, d = steep ? y : x, t, rest;
  relation rare = !((n >= least) & (d < most));
  bool some_rare = any_lane(rare);
  if (some_rare) {
    gentype scale = d < (gentype)power_of_two(elem_bits == 32 ? -20 : -200) ? (gentype)power_of_two(elem_bits == 32 ? 120 : 1000)
                    : d < (gentype)power_of_two(elem_bits == 32 ? 40 : 300) ? (gentype)power_of_two(elem_bits == 32 ? 60 : 500)
                    : d < most                                               ? (gentype)1
                                                                             : (gentype)power_of_two(elem_bits == 32 ? -24 : -150);
    scale = rare ? scale : (gentype)1;
    relation unbounded = d == (gentype)INFINITY;
    n = unbounded ? (n == d ? (gentype)1 : (gentype)0) : n * scale;
    d = (unbounded | (d == (gentype)0)) ? (gentype)1 : d * scale;
    n = (is_nan(x) | is_nan(y)) ? (gentype)NAN : n;
  }
  gentype k = atan_of_quotient(n, d, narrow, &t, &rest);
  if (some_rare) { // quotients that turn subnormal are rounded once
    relation small = rare & (t < (gentype)(2 * least_normal)) & (k == (gentype)0);
    t = small ? n / d : t;
    rest = small ? (gentype)0 : rest;
  }
  k = steep ? 2 - k : k;
  k = negative ? 4 - k : k;
  ugentype sign = (steep ? !negative : negative) ? (ugentype)sign_bit : (ugentype)0;
  return angle(k, flip(t, sign), flip(rest, sign));
}
#endif
