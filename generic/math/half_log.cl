// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_log (6.15.2): within 2^-14 of the result, -inf of zeros, NaN of negative numbers. Method: log_short.h.
#define unary half_log
#include "only_float.h"
#include <math/exponential/log_short.h>

gentype half_log(gentype x) { return log2_short(x) * M_LN2_F; }
