// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pow of half: that of float, and where this leaves the rounding in doubt, the one of two halves that half_power
// (power.h) finds.
#include <math/exponential/power.h>

// AMD: as of float.
policy("nobuiltin-amdgcn") gentype pow(gentype x, gentype y) {
  floatn v = vec_convert(float, x), w = vec_convert(float, y);
  return half_power(pow(v, w), v, w, (floatn)1);
}
