// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exponentials of halves, in float: 2^n e^r with n = `shifted` - whole_above.
#include <math/half/between.h>
#include <math/half/scaled.h>

// v - n ln(2), where n is the integer nearest to v / ln(2). As v has 11 bits, n times the high word is subtracted
// exactly.
static inline floatn beside_ln2(floatn v, private floatn *shifted) {
  *shifted = fma(v, (floatn)0x1.715476p0f, (floatn)whole_above);
  return fma(*shifted - whole_above, (floatn)-0x1.62e43p-1f, v);
}

// v (factor + low) - n, where n is the integer nearest to v factor, for the exponential 2^(v factor). The first
// difference is rounded once. In the polynomials of the result `low` and the coefficients have last bits with which no
// half is wrong.
static inline floatn beside_whole(floatn v, float least, float most, float factor, float low, private floatn *shifted) {
  v = in_range(v, least, most);
  *shifted = fma(v, (floatn)factor, (floatn)whole_above);
  return fma(v, (floatn)low, fma(v, (floatn)factor, whole_above - *shifted));
}

// cosh(v), or sinh(v) if `odd`, for |v| <= 12: with a = 2^(n-1) and b = 2^(-n-1) the former is (a + b) cosh(r) +
// (a - b) sinh(r), the latter the same with sinh and cosh exchanged.
static inline floatn half_hyperbolic(floatn v, bool odd) {
  floatn shifted, r = beside_ln2(v, &shifted), square = r * r;
  intn power = bits_of(shifted) << (intn)23, one_half = bits_of((floatn)0.5f);
  floatn a = float_of(one_half + power), b = float_of(one_half - power);
  floatn cosine = polynomial_in_float(square, 0x1.000002p0f, 0x1.fffcaap-2f, 0x1.577702p-5f);
  floatn sine = polynomial_in_float(square, 0x1p0f, 0x1.5554aep-3f, 0x1.1228dp-7f);
  sine *= r;
  return odd ? fma(a + b, sine, (a - b) * cosine) : fma(a + b, cosine, (a - b) * sine);
}
