// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sincos of half: the sine and the cosine of float, rounded once more and mended as in sin and cos.
#include <math/half/in_float.h>

#if elem_bits == 16
gentype sincos(gentype x, space gentype *cosval) {
  floatn v = vec_convert(float, x), cosine, sine = sine_and_cosine(v, &cosine);
  sine = nudged(sine, fabs(v) == 0x1.accp-3f, 1);
  sine = nudged(sine, fabs(v) == 0x1.2cp8f, -1);
  cosine = nudged(cosine, fabs(v) == 0x1.dfp-5f, 1);
  *cosval = vec_convert(half, cosine);
  return vec_convert(half, sine);
}
#endif
