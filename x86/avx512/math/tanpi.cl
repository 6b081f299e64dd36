// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tanpi (6.15.2): in registers of 512 bits, what x is beyond multiples of 1/2, and of 1, which is another number beside
// odd multiples of 1/2, are instructions. All else is as in generic/.
#define unary tanpi
#include "each_float.h"
#include <math/arithmetic/beyond_multiple.h>
#if has_beyond_multiple
#include <math/arithmetic/any_lane.h>
#include <math/trigonometry/tanpi_kernel.h>

__attribute__((noinline)) static gentype tangent_of_any(gentype x) { return tangent(x); }

gentype tanpi(gentype x) {
  gentype f = beyond_multiple(x, 0x10), result = tangent_beyond_half(f, f != beyond_multiple(x, 0));
  return __builtin_expect(any_lane(f == (gentype)0), false) ? tangent_of_any(x) : result;
}
#else
#include <generic/math/tanpi.cl>
#endif
