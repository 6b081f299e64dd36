// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fmod (6.15.2): x - y * trunc(x / y), exact, with the sign of x; NaN if x is infinite or y is 0, x if y is infinite. Half
// through float, which has the same remainders.
#define binary fmod
#include "each_float.h"
#include "remainder.h"

gentype fmod(gentype x, gentype y) {
#if elem_bits == 16
  return vec_convert(half, fmod(vec_convert(float, x), vec_convert(float, y)));
#else
  igentype quotient;
  gentype result = copysign(divide(x, y, false, &quotient), x);
  result = fabs(x) < fabs(y) ? x : result;
  return ((fabs(x) < (gentype)INFINITY) & (fabs(y) > (gentype)0)) ? result : (gentype)NAN;
#endif
}
