// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sincos (6.15.2): returns sin(x) and stores cos(x) to *cosval. They are computed as in sin and cos, from one
// reduction. Half is computed in float.
// Largest errors seen: float 0.907, double 0.838 ulp.
#ifndef space // included once, before all passes
#define header "math/trigonometry/trig.h"
#include "each_real.h"
#endif

#define unary sincos
#define stored sgentype
#include "each_space.h"

#include "each_float.h"
#include <math/arithmetic/nudged.h>

gentype sincos(gentype x, space gentype *cosval) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), cosine, sine = sine_and_cosine(v, &cosine);
  sine = nudged(sine, fabs(v) == 0x1.accp-3f, 1); // as in sin and cos
  sine = nudged(sine, fabs(v) == 0x1.2cp8f, -1);
  cosine = nudged(cosine, fabs(v) == 0x1.dfp-5f, 1);
  *cosval = vec_convert(half, cosine);
  return vec_convert(half, sine);
#else
  gentype cosine, sine = sine_and_cosine(x, &cosine);
  *cosval = cosine;
  return sine;
#endif
}
