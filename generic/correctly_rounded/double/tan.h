// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_tan of double, by sine.h: the quotient of sine and cosine. Step 2 of small x is the Taylor series: tan(x) may come
// within 2^-132 of a middle there (found by lab/near_middles).
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/sine.h>
#include <correctly_rounded/double/odd_series_table.h>
#include <correctly_rounded/double/wide_float.h>

#ifndef ONECLC_CR_TAN_STEP_2
#define ONECLC_CR_TAN_STEP_2
__attribute__((noinline, const)) static double tan_in_doubt_of_double(double x) {
  if (angle_is_small(x) || angle_is_endless(x))
    return tan(x); // x or NaN
  if (fabs(x) < 0x1p-12)
    return nearly_same(x, x, tangent_terms, false);
  return tangent_of_wide(reduced_in_wide(x));
}
#endif

gentype cr_tan(gentype x) {
  // Step 1
  relation doubt;
  igentype n;
  double_word r = reduce_pio2(x, &n);
  gentype result = tangent_of_words(r, n, &doubt);
  // Step 2
  doubt |= angle_is_rare(x, r);
  for_lanes_in (doubt)
    element(result) = tan_in_doubt_of_double(element(x));
  return result;
}
