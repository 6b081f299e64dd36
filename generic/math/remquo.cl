// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// remquo (6.15.2): returns remainder(x, y), and stores the low seven bits of the quotient, with its sign, to *quo; 0 if
// the remainder is NaN. Half is computed in float, which has the same remainders.
// Largest errors seen: float and double exact.
#include <math/remainder/nearest_remainder.h>

#include "each_space.h"

#include "each_float.h"

#if defined ONECLC_SCALARIZED && vec_width > 1
// The vector form calls the scalar one lane by lane, as in scalarized.h.
sgentype remquo(sgentype, sgentype, private int *);
__attribute__((always_inline))
#elif exceeds_registers
// That of a vector wider than registers calls those for its halves, as in in_parts.h.
sgentype remquo(sgentype, sgentype, private int *);
#elif vec_width == 3
// Three elements are computed as four, as there.
__typeof__(((gentype)0).xyzz) remquo(__typeof__(((gentype)0).xyzz), __typeof__(((gentype)0).xyzz),
                                     private __typeof__(((intn)0).xyzz) *);
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
#elif exceeds_registers
  __typeof__(quo->lo) low;
  __typeof__(quo->hi_part) high;
  const gentype result = (gentype)(remquo(x.lo, y.lo, &low), remquo(x.hi_part, y.hi_part, &high));
  *quo = (intn)(low, high);
  return result;
#elif vec_width == 3
  __typeof__(quo->xyzz) quotients;
  gentype result;
  [[clang::noinline]] result = remquo(x.xyzz, y.xyzz, &quotients).xyz;
  *quo = quotients.xyz;
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
