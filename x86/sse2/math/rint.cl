// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rint (6.15.2) without SSE4.1's instruction. From 2^significand_bits on all numbers are integers, and an addition
// whose sum lies there rounds to an integer. Half is computed in float.
#include "each_float.h"
#include <math/arithmetic/ieee.h>

gentype rint(gentype x) {
#if elem_bits == 16
  return vec_convert(half, rint(vec_convert(float, x)));
#else
  const gentype all_integers = (gentype)power_of_two(significand_bits);
  gentype a = fabs(x);
  return copysign(a < all_integers ? a + all_integers - all_integers : a, x);
#endif
}
