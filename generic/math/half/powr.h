// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// powr of half: that of float, rounded once more.
#include <math/exponential/power.h>

gentype powr(gentype x, gentype y) {
  floatn v = vec_convert(float, x), w = vec_convert(float, y);
  return half_power(powr(v, w), v, w, (floatn)1);
}
