// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sincos (6.15.2): returns sin(x) and stores cos(x) to *cosval. They are computed as in sin and cos, from one
// reduction. Half is computed in float.
// Largest errors seen: float 0.868, double 0.838 ulp.
#ifndef space // included once, before all passes
#define header "math/trigonometry/trig.h"
#include "each_real.h"
#endif

#include "each_space.h"

#include "each_float.h"
#include <math/arithmetic/nudged.h>

#if defined ONECLC_SCALARIZED && vec_width > 1
// The vector form calls the scalar one lane by lane, as in scalarized.h.
sgentype sincos(sgentype, private sgentype *);
__attribute__((always_inline))
#elif exceeds_registers
// That of a vector wider than registers calls those for its halves, as in in_parts.h.
sgentype sincos(sgentype, private sgentype *);
#elif vec_width == 3
// Three elements are computed as four, as there.
__typeof__(((gentype)0).xyzz) sincos(__typeof__(((gentype)0).xyzz), private __typeof__(((gentype)0).xyzz) *);
#endif
gentype sincos(gentype x, space gentype *cosval) {
#if defined ONECLC_SCALARIZED && vec_width > 1
  gentype sine, cosine;
  for (int i = 0; i < vec_width; i++) {
    sgentype part;
    sine[i] = sincos(x[i], &part);
    cosine[i] = part;
  }
  *cosval = cosine;
  return sine;
#elif exceeds_registers
  __typeof__(x.lo) low;
  __typeof__(x.hi_part) high;
  const gentype sine = (gentype)(sincos(x.lo, &low), sincos(x.hi_part, &high));
  *cosval = (gentype)(low, high);
  return sine;
#elif vec_width == 3
  __typeof__(x.xyzz) cosines;
  gentype sine;
  [[clang::noinline]] sine = sincos(x.xyzz, &cosines).xyz;
  *cosval = cosines.xyz;
  return sine;
#elif elem_bits == 16
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
