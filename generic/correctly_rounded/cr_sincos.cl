// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_sincos: returns cr_sin(x) and stores cr_cos(x) to *cosval.
#ifndef space // included once, before all passes
#define header "correctly_rounded/trig_in_double.h"
#include "each_real.h"
#endif

#include "each_space.h"

#include "float_and_half.h"

#if defined ONECLC_SCALARIZED && vec_width > 1
// The vector form calls the scalar one lane by lane, as in scalarized.h.
sgentype cr_sincos(sgentype, private sgentype *);
__attribute__((always_inline))
#elif exceeds_registers
// The form of a vector wider than registers calls those for its halves, as in in_parts.h.
__typeof__(((gentype)0).lo) cr_sincos(__typeof__(((gentype)0).lo), private __typeof__(((gentype)0).lo) *);
#elif vec_width == 3
// Three elements are computed as four, as there.
__typeof__(((gentype)0).xyzz) cr_sincos(__typeof__(((gentype)0).xyzz), private __typeof__(((gentype)0).xyzz) *);
#endif
gentype cr_sincos(gentype x, space gentype *cosval) {
#if defined ONECLC_SCALARIZED && vec_width > 1
  gentype sine, cosine;
  for (int i = 0; i < vec_width; i++) {
    sgentype part;
    sine[i] = cr_sincos(x[i], &part);
    cosine[i] = part;
  }
  *cosval = cosine;
  return sine;
#elif exceeds_registers
  __typeof__(x.lo) low;
  __typeof__(x.hi) high;
  const gentype sine = (gentype)(cr_sincos(x.lo, &low), cr_sincos(x.hi, &high));
  *cosval = (gentype)(low, high);
  return sine;
#elif vec_width == 3
  __typeof__(x.xyzz) cosines;
  gentype sine;
  [[clang::noinline]] sine = cr_sincos(x.xyzz, &cosines).xyz;
  *cosval = cosines.xyz;
  return sine;
#elif elem_bits == 16
  gentype cosine, sine = sincos(x, &cosine);
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
