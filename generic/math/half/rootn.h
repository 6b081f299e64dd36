// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rootn of half: that of float, and where this leaves the rounding in doubt, the one of two halves that half_power
// (power.h) finds.
#include <math/exponential/power.h>

// AMD: as of float.
policy("nobuiltin-amdgcn") gentype rootn(gentype x, intn y) {
  floatn v = vec_convert(float, x);
  return half_power(rootn(v, y), v, (floatn)1, vec_convert(float, y));
}
