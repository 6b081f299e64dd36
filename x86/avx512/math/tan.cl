// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tan (6.15.2): float16 has great numbers in a function of its own, so that loops can take two registers a call
// (link/passes/vector_forms.c). All else is as in generic/.
#define unary tan
#include "each_float.h"
#if elem_bits == 32 && vec_width == 16
#include <math/arithmetic/any_lane.h>
#include <math/trigonometry/tan_kernel.h>
#include <math/trigonometry/reduce_pio2.h>

// payne_hanek of 16 lanes stays the forms' of sine and cosine, whose calling convention (keep_registers.c) it has.
__attribute__((noinline)) static gentype tangent_of_any(gentype x) { return (gentype)(tan(x.lo), tan(x.hi)); }

// The steps are those of reduce_pio2 (reduce_pio2.h). As a function of their own for both, sin took 1.03 to 1.07 of the
// time.
gentype tan(gentype x) {
  gentype shifted = fma(x, two_over_pi, shifter), k = shifted - shifter, first = fma(-k, pio2_1, x),
          high = first - k * pio2_2, excess = fma(k, pio2_3, fma(k, pio2_2, high - first));
  gentype result = tan_in_quadrant((double_word){high, -excess}, as_igentype(shifted));
  return __builtin_expect(any_lane(fabs(x) >= (gentype)0x1p17f), false) ? tangent_of_any(x) : result;
}
#else
#include <generic/math/tan.cl>
#endif
