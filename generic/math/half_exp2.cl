// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_exp2 (6.15.2): 2^x within 2^-13 of the result, 1 of 0. Method: exp_short.h.
#define unary half_exp2
#include "only_float.h"
#include <math/exponential/exp_short.h>

gentype half_exp2(gentype x) { return power_short(x, (gentype)1, fabs(x) < (gentype)(exponent_bias - 1)); }
