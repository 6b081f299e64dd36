// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sincos (6.15.2): half is sin and cos, each computed in float (half_turns.h) and rounded once more. Float and double
// are those of generic/.
#ifndef space // included once, before all passes
#define header "math/trigonometry/trig.h"
#include "each_real.h"
#ifdef __AVX2__
#define header "math/trigonometry/half_turns.h"
#include "each_real.h"
#endif
#endif

#define unary sincos
#define stored sgentype
#include "each_space.h"

#include "each_float.h"
#if elem_bits == 16 && defined(__AVX2__)
gentype sincos(gentype x, space gentype *cosval) {
  floatn v = vec_convert(float, x);
  *cosval = vec_convert(half, half_cosine(v));
  return vec_convert(half, half_sine(v));
}
#else
#include <generic/math/sincos.cl>
#endif
