// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mad_hi (6.15.3): mul_hi(a, b) + c; the sum wraps.
#include "each_integer.h"

gentype mad_hi(gentype a, gentype b, gentype c) {
  return as_gentype((ugentype)(as_ugentype(mul_hi(a, b)) + as_ugentype(c)));
}
