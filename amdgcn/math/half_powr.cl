// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_powr (6.15.2): x^y for x >= 0, 2^(y log2(x)) by the hardware's approximations. The exponent is below 2^7 where
// the result is finite, so that the errors of the logarithm and of the product change the result by a factor within
// 2^-15.
#define binary half_powr
#include "only_float.h"

gentype half_powr(gentype x, gentype y) { return half_exp2(y * half_log2(x)); }
