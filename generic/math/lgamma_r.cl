// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lgamma_r (6.15.2): returns lgamma(x), by the same method, and stores the sign of gamma(x) to *signp: 1 or -1, or 0 if
// x is zero or a negative integer (7.5.1).
// Largest errors seen: float 0.951, double 0.883 ulp.
#ifndef space // included once, before all passes
#define header "math/gamma/lgamma_kernel.h"
#include "each_real.h"
#endif

#include "each_space.h"

#include "each_float.h"

#if defined ONECLC_SCALARIZED && vec_width > 1
// The vector form calls the scalar one lane by lane, as in scalarized.h.
sgentype lgamma_r(sgentype, private int *);
__attribute__((always_inline))
#elif exceeds_registers
// That of a vector wider than registers calls those for its halves, as in in_parts.h.
sgentype lgamma_r(sgentype, private int *);
#elif vec_width == 3
// Three elements are computed as four, as there.
__typeof__(((gentype)0).xyzz) lgamma_r(__typeof__(((gentype)0).xyzz), private __typeof__(((intn)0).xyzz) *);
#endif
gentype lgamma_r(gentype x, space intn *signp) {
#if defined ONECLC_SCALARIZED && vec_width > 1
  gentype result;
  intn sign;
  for (int i = 0; i < vec_width; i++) {
    int part;
    result[i] = lgamma_r(x[i], &part);
    sign[i] = part;
  }
  *signp = sign;
  return result;
#elif exceeds_registers
  __typeof__(signp->lo) low;
  __typeof__(signp->hi_part) high;
  const gentype result = (gentype)(lgamma_r(x.lo, &low), lgamma_r(x.hi_part, &high));
  *signp = (intn)(low, high);
  return result;
#elif vec_width == 3
  __typeof__(signp->xyzz) signs;
  gentype result;
  [[clang::noinline]] result = lgamma_r(x.xyzz, &signs).xyz;
  *signp = signs.xyz;
  return result;
#elif elem_bits == 16
  intn sign;
  NAME(floatn) w = log_gamma_words(vec_convert(float, x), &sign);
  *signp = sign;
  return vec_convert(half, rounded(w, true));
#else
  igentype sign;
  gentype result = log_gamma_and_sign(x, &sign);
  *signp = vec_convert(int, sign);
  return result;
#endif
}
