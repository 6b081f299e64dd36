// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// remquo (6.15.2): returns remainder(x, y), and stores the low seven bits of the quotient, with its sign, to *quo; 0 if
// the remainder is NaN. Half is computed in float, which has the same remainders.
// Largest errors seen: float and double exact.
#include <math/remainder/nearest_remainder.h>

#define binary remquo
#define stored int
#include "each_space.h"

#include "each_float.h"
#if elem_bits == 16
#include <math/half/remquo.h>
#else

gentype remquo(gentype x, gentype y, space intn *quo) {
  igentype quotient;
  gentype result = nearest_remainder(x, y, &quotient);
  *quo = vec_convert(int, quotient);
  return result;
}
#endif
