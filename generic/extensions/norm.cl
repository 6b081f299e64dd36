// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// norm: the length of a vector of n scalars in memory, sqrt(p[0]^2 + ... + p[n - 1]^2), by the method of length.h. Not
// in the specification, but in CUDA.
#ifndef space // included once, before all passes
#define header "extensions/array_sum.h"
#include "each_real.h"
#endif

#define loads_only
#include "each_space.h"
#include "each_float.h"
#include <extensions/array_sum.h>

#if elem_bits > 16 && vec_width == 1
gentype norm(int n, const space gentype *p) {
  gentype greatest, scale;
  double_word sum = array_sum(n, p, &greatest, &scale);
  return length_of_sum(sum, greatest, scale);
}
#endif
