// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fmin (6.15.2): the lesser argument or, if one is NaN, the other one. -0 counts as less than +0. SPIR-V has no such
// instruction (its own fmin leaves the order of zeros open).
#include "each_float.h"

gentype fmin(gentype x, gentype y) {
  gentype equal = as_gentype((ugentype)(as_ugentype(x) | as_ugentype(y))); // for zeros of different sign
  gentype result = x == y ? equal : x < y ? x : y;
  return y != y ? x : result;
}

#if vec_width > 1
gentype fmin(gentype x, sgentype y) { return fmin(x, (gentype)y); }
#endif
