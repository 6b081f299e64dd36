// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sincos (6.15.2): returns sin(x) and stores cos(x) to *cosval, from one reduction of the argument. The steps and the
// bits are those of sin and cos (trig.h).
// Largest errors seen: float 0.907, double 0.838 ulp.
#ifndef space // included once, before all passes
#define header "math/trigonometry/sine_and_cosine.h"
#include "each_real.h"
#endif

#define unary sincos
#define stored sgentype
#include "each_space.h"

#include "each_float.h"
#if elem_bits == 16
#include <math/half/sincos.h>
#else
// AVX2: a table of its constants makes it slower (Intel Xeon with AVX-512, 2026-11-26).
policy_of("float", "constants-in-instructions") gentype sincos(gentype x, space gentype *cosval) {
  gentype cosine, sine = sine_and_cosine(x, &cosine);
  *cosval = cosine;
  return sine;
}
#endif
