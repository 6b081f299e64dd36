// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_exp (6.15.2): the hardware's approximation of 2^(x log2 e). The product is below 2^7 where the result is finite,
// so that its rounding changes the result by a factor within 2^-17.
#define unary half_exp
#include "only_float.h"

gentype half_exp(gentype x) { return half_exp2(x * M_LOG2E_F); }
