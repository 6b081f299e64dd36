// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_exp (6.15.2): e^x with a relative error within 2^-13, by the method of exp_short.h; the result for 0 is 1.
#define unary half_exp
#include "only_float.h"
#include <math/exponential/exp_short.h>

gentype half_exp(gentype x) { return power_short(x, (gentype)M_LOG2E_F, 87); }
