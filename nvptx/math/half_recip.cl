// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_recip (6.15.2): the hardware's approximation, within an ulp, also for subnormal numbers (PTX ISA, rcp.approx).
#define unary half_recip
#include "only_float.h"

gentype half_recip(gentype x) {
  gentype result;
  __asm__("rcp.approx.f32 %0, %1;" : "=f"(result) : "f"(x));
  return result;
}
