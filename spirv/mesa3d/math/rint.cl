// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rint (6.15.2), which sinpi and cospi call; a kernel's own never comes to the library. A double is rounded by sums:
// trunc.cl says what llvmpipe does with it.
// Largest errors seen: float and double exact.
#include "each_float.h"
#include <math/arithmetic/ieee.h>

gentype rint(gentype x) {
#if elem_bits == 64
  gentype a = fabs(x), unit = (gentype)power_of_two(significand_bits), rounded = (a + unit) - unit;
  return copysign(a < unit ? rounded : a, x);
#else
  return __builtin_elementwise_rint(x);
#endif
}
