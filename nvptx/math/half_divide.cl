// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_divide (6.15.2): the hardware's approximation for all quotients, 2.13 ulp at most (seen; PTX ISA, div.full: 2).
#define binary half_divide
#include "only_float.h"

gentype half_divide(gentype x, gentype y) {
  gentype result;
  __asm__("div.full.f32 %0, %1, %2;" : "=f"(result) : "f"(x), "f"(y));
  return result;
}
