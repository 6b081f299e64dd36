// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rsqrt (6.15.2): 1 / sqrt(x), within 1.5 ulp: two roundings; half through float.
#include "each_float.h"

gentype rsqrt(gentype x) {
#if elem_bits == 16
  return vec_convert(half, 1 / sqrt(vec_convert(float, x)));
#else
  return 1 / sqrt(x);
#endif
}
