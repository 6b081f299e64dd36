// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sincos of half is sin and cos, each computed in float (sines.h) and rounded once more.
#if elem_bits == 32 // before all passes
#include <math/half/sines.h>
#elif elem_bits == 16
gentype sincos(gentype x, space gentype *cosval) {
  floatn v = vec_convert(float, x);
  *cosval = vec_convert(half, half_cosine(v));
  return vec_convert(half, half_sine(v));
}
#endif
