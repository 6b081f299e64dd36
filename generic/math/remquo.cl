// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// remquo (6.15.2): remainder(x, y); the quotient's low seven bits with its sign to *quo, 0 there if the remainder is
// NaN. Half through float, which has the same remainders.
// Largest errors seen: float and double exact.
#include <math/remainder/nearest_remainder.h>

#include "each_space.h"

#include "each_float.h"

#if defined ONECLC_SCALARIZED && vec_width > 1
sgentype remquo(sgentype, sgentype, private int *);
__attribute__((always_inline)) // as in lanes.h
#endif
gentype remquo(gentype x, gentype y, space intn *quo) {
#if defined ONECLC_SCALARIZED && vec_width > 1
  gentype result;
  intn quotients;
  for (int i = 0; i < vec_width; i++) {
    int quotient;
    result[i] = remquo(x[i], y[i], &quotient);
    quotients[i] = quotient;
  }
  *quo = quotients;
  return result;
#elif elem_bits == 16
  intn quotient;
  floatn result = remquo(vec_convert(float, x), vec_convert(float, y), &quotient);
  *quo = quotient;
  return vec_convert(half, result);
#else
  igentype quotient;
  gentype result = nearest_remainder(x, y, &quotient);
  *quo = vec_convert(int, quotient);
  return result;
#endif
}
