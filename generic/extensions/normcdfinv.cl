// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// normcdfinv: the inverse function of normcdf, -sqrt(2) erfcinv(2 x). Not in the specification, but in CUDA. For x
// between 1/4 and 3/4 it is sqrt(2) erfinv(2 x - 1), and beyond 3/4 it is sqrt(2) erfcinv(2 (1 - x)), where these
// differences are exact (inverse_erf.h). Half results are correctly rounded.
// Largest errors seen: float 0.647, double 0.605 ulp.
#define unary normcdfinv
#include "each_float.h"
#if elem_bits == 16
gentype normcdfinv(gentype x) { return vec_convert(half, normcdfinv(vec_convert(float, x))); }
#else
#include <math/arithmetic/vocabulary.h>
#include <extensions/inverse_erf.h>

gentype normcdfinv(gentype x) {
#if elem_bits == 32
  const double_word root_2 = {(gentype)0x1.6a09e6p0f, (gentype)0x1.9fcef4p-26f};
#else
  const double_word root_2 = {(gentype)0x1.6a09e667f3bcdp0, (gentype)-0x1.bdd3413b26456p-54};
#endif
  // Step 1: the two ways, of which the second is for the lesser distance from 0 and 1
  gentype center = 2 * x - 1, end = x > (gentype)0.5f ? 2 - 2 * x : 2 * x, sign = copysign((gentype)1, center);
  double_word near = two_product(center, half_root_of_pi), far = inverse_erfc(end);
  near.low = fma(center, inverse_erf_rest(center), near.low);
  near = fast_two_sum(near.high, near.low);
  relation is_near = end >= (gentype)0.5f;
  double_word result = times_double_word(select_words(is_near, near, far), root_2);
  gentype value = (result.high + result.low) * (is_near ? (gentype)1 : sign);
  // Step 2: infinities at 0 and 1, and NaN beyond
  value = end == (gentype)0 ? sign * (gentype)INFINITY : value;
  return !(end >= (gentype)0) ? (gentype)NAN : value;
}
#endif
