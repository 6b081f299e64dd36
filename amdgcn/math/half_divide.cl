// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_divide (6.15.2): x times the hardware's approximate reciprocal of y, within 3 ulp. Because that instruction
// knows no subnormal numbers, only the significands are divided; the exponents are subtracted.
#define binary half_divide
#include "only_float.h"

gentype half_divide(gentype x, gentype y) {
  gentype quotient = __builtin_amdgcn_frexp_mantf(x) * __builtin_amdgcn_rcpf(__builtin_amdgcn_frexp_mantf(y));
  return __builtin_ldexpf(quotient, __builtin_amdgcn_frexp_expf(x) - __builtin_amdgcn_frexp_expf(y));
}
