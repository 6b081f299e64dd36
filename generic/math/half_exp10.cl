// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_exp10 (6.15.2): 10^x with a relative error within 2^-13, by the method of exp_short.h with the factor log2(10);
// the result for 0 is 1.
#define unary half_exp10
#include "only_float.h"
#include <math/exponential/exp_short.h>

gentype half_exp10(gentype x) { return power_short(x, (gentype)0x1.a934fp1f, 37); }
