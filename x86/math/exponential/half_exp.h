// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exponentials of halves, in float: 2^n e^r with n = `sum` - whole_above. To be included after each_float.h.
#include <math/arithmetic/half_bits.h>
#include <math/arithmetic/scalef.h>

#if elem_bits == 32
// v from `least` to `most`; NaN stays
static inline gentype between(gentype v, float least, float most) {
  v = v > most ? (gentype)most : v;
  return v < least ? (gentype)least : v;
}

// v - n ln(2), where n is the integer nearest to v / ln(2). As v has 11 bits, n times the high word is subtracted
// exactly.
static inline gentype beside_ln2(gentype v, private gentype *sum) {
  *sum = fma(v, (gentype)0x1.715476p0f, (gentype)whole_above);
  return fma(*sum - whole_above, (gentype)-0x1.62e43p-1f, v);
}

// 2^n y for 1/2 < y < 2, if that is a normal number, or with scalef any n: of an infinite one y is NaN, and the result
// is 0 or infinite all the same. Scalars take scalef for plain loops, which then call nothing (cmake/vector_forms.awk).
#undef takes_scalef
#ifdef __AVX512VL__
#define takes_scalef (has_scalef || vec_width == 1)
#else
#define takes_scalef false
#endif
#if takes_scalef
static inline gentype times_two_to(gentype y, gentype sum) { return scalef(y, sum - whole_above); }
#else
static inline gentype times_two_to(gentype y, gentype sum) {
  return as_gentype(as_igentype(y) + (as_igentype(sum) << (igentype)23));
}
#endif
// A number that times_two_to may be given
static inline gentype in_range(gentype v, float least, float most) {
#if takes_scalef
  (void)least, (void)most;
  return v;
#else
  return between(v, least, most);
#endif
}

// v (factor + low) - n, where n is the integer nearest to v factor, for the exponential 2^(v factor). The first
// difference is rounded once. In the polynomials of the result `low` and the coefficients have last bits with which no
// half is wrong.
static inline gentype beside_whole(gentype v, float least, float most, float factor, float low, private gentype *sum) {
  v = in_range(v, least, most);
  *sum = fma(v, (gentype)factor, (gentype)whole_above);
  return fma(v, (gentype)low, fma(v, (gentype)factor, whole_above - *sum));
}

// cosh(v), or sinh(v) if `odd`, for |v| <= 12: with a = 2^(n-1) and b = 2^(-n-1) the former is (a + b) cosh(r) +
// (a - b) sinh(r), the latter the same with sinh and cosh exchanged.
static inline gentype half_hyperbolic(gentype v, bool odd) {
  gentype sum, r = beside_ln2(v, &sum), square = r * r;
  igentype power = as_igentype(sum) << (igentype)23, one_half = as_igentype((gentype)0.5f);
  gentype a = as_gentype(one_half + power), b = as_gentype(one_half - power);
  gentype cosine = (gentype)0x1.577702p-5f;
  cosine = fma(cosine, square, (gentype)0x1.fffcaap-2f);
  cosine = fma(cosine, square, (gentype)0x1.000002p0f);
  gentype sine = (gentype)0x1.1228dp-7f;
  sine = fma(sine, square, (gentype)0x1.5554aep-3f);
  sine = fma(sine, square, (gentype)0x1p0f);
  sine *= r;
  return odd ? fma(a + b, sine, (a - b) * cosine) : fma(a + b, cosine, (a - b) * sine);
}
#endif
