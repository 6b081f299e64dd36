// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_exp (6.15.2): e^x within 2^-13 of the result, 1 of 0. Method: exp_short.h.
#define unary half_exp
#include "only_float.h"
#include <math/exponential/exp_short.h>

gentype half_exp(gentype x) { return power_short(x, (gentype)M_LOG2E_F, fabs(x) < (gentype)87); }
