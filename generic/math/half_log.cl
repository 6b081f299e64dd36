// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_log (6.15.2): the natural logarithm with a relative error within 2^-14, by the method of log_short.h; -inf for
// zeros, NaN for negative numbers.
#define unary half_log
#include "only_float.h"
#include <math/exponential/log_short.h>

gentype half_log(gentype x) { return log2_short(x) * M_LN2_F; }
