// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// all (6.15.6): 1 if the most significant bit of every element of x is set, else 0.
#include "each_integer.h"

#if is_signed
int all(gentype x) {
#if vec_width > 1
  sgentype bits = x[0];
#pragma unroll
  for (int i = 1; i < vec_width; i++)
    bits &= x[i];
  return bits < 0;
#else
  return x < 0;
#endif
}
#endif
