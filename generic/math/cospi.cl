// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cospi (6.15.2): cos(pi x) = sin(pi (1/2 - |t|)), where t is x less the nearest even integer; all zero results are +0.
// A minimax polynomial with a relative error of 2^-26.8 (double: 2^-59) gives the sine (sine_of_turn of turns.h).
// Largest errors seen: float 0.977, double 0.919 ulp.
#define unary cospi
#include "each_float.h"
#if elem_bits == 16
#include <math/half/cospi.h>
#else
#include <math/trigonometry/turns.h>

__attribute__((always_inline)) static inline gentype cosine(gentype x) {
  // Step 1: reduce the argument: t is exact, and 1/2 - |t| for |t| >= 1/4. Elsewhere what `up` lacks is multiplied by
  // the derivative, pi sin(pi t), about 9.75 t.
  gentype t = fabs(fma_plain(rint(x * (gentype)0.5f), (gentype)-2, x)), up = (gentype)0.5f - t,
          t_of_up = (gentype)0.5f - up;
  // Step 2: the sine
  interval result = sine_of_turn(up, up, (t_of_up - t) * t_of_up * (gentype)9.75f, true);
  return or_exact(result, value_of(result), cospi, x);
}

// Mesa: kernels get its body, as a call takes long (llvmpipe of Mesa 26.2, Intel Xeon, 2026-11-25).
policy_of("float", "short-call") gentype cospi(gentype x) { return cosine(x); }
#endif
