// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cospi (6.15.2): cos(pi x). x less the nearest even integer, t, is exact, and the result is sin(pi (1/2 - |t|)), by
// sine_of_turn of turns.h. Where 1/2 - |t| is rounded, for |t| < 1/4, what it lacks counts by the derivative, pi sin(pi
// t) or about 9.75 t. All zero results are +0.
// Largest errors seen: float 0.977, double 0.919 ulp.
#define unary cospi
#include "each_float.h"
#if elem_bits == 16
#include <math/half/cospi.h>
#else
#include <math/trigonometry/turns.h>

__attribute__((always_inline)) static inline gentype cosine(gentype x) {
  gentype t = fabs(fma_plain(rint(x * (gentype)0.5f), (gentype)-2, x)), up = (gentype)0.5f - t,
          t_of_up = (gentype)0.5f - up;
  interval result = sine_of_turn(up, up, (t_of_up - t) * t_of_up * (gentype)9.75f, true);
  return or_exact(result, value_of(result), cospi, x);
}

gentype cospi(gentype x) { return cosine(x); }
#endif
