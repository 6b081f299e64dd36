// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_sincos: returns cr_sin(x) and stores cr_cos(x) to *cosval, from one reduction of the argument. Those of double:
// double/sincos.h.
#ifndef space // included once, before all passes
#define header "correctly_rounded/sincos_steps.h"
#include "each_real.h"
#endif

#define unary cr_sincos
#define stored sgentype
#include "each_space.h"

#include "each_float.h"

gentype cr_sincos(gentype x, space gentype *cosval) {
#if elem_bits == 16
  gentype cosine, sine = sincos(x, &cosine);
  *cosval = cosine;
  return sine;
#elif elem_bits == 64
  gentype cosine, sine = sine_and_cosine_of_double(x, &cosine);
  *cosval = cosine;
  return sine;
#else
  if (__builtin_expect(have_easy_sines(x), true)) {
    ugentype quarters;
    doublen c, s = sine_of_rest(x, &c, &quarters);
    relation odd = (quarters & (ugentype)1) != (ugentype)0;
    gentype sine = to_float(s), cosine = to_float(c), sin_x = odd ? cosine : sine, cos_x = odd ? sine : cosine;
    *cosval = flip_sign(cos_x, ((quarters + (ugentype)1) & (ugentype)2) << (ugentype)30);
    sin_x = flip_sign(sin_x, (quarters & (ugentype)2) << (ugentype)30);
    return x == (gentype)0 ? x : sin_x;
  }
  *cosval = cosine_of_any(x);
  return sine_of_any(x);
#endif
}
