// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// bits_outside(x, least, most) says whether the bits of x as an unsigned number are not from `least` to below `most`.
// Of doubles the lower words of both are zeros. To be included after each_float.h.
#ifndef bits_outside_pass
#define bits_outside_pass
#define end_of_pass "math/end_of_pass.h"
#include <math/arithmetic/costs.h>
static inline relation bits_outside(gentype x, ugentype least, ugentype most) {
#if words_of_double
  return (uint)(as_ulong(x) >> 32) - (uint)(least >> 32) >= (uint)((most - least) >> 32);
#else
  return as_ugentype(x) - least >= most - least;
#endif
}
#endif
