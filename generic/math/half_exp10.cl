// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_exp10 (6.15.2): 10^x within 2^-13 of the result, 1 of 0. Method: exp_short.h; the factor is log2(10).
#define unary half_exp10
#include "only_float.h"
#include <math/exponential/exp_short.h>

gentype half_exp10(gentype x) { return power_short(x, (gentype)0x1.a934fp1f, fabs(x) < (gentype)37); }
