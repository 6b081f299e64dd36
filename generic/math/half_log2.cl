// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_log2 (6.15.2): the logarithm to base 2 with a relative error within 2^-14, by the method of log_short.h; -inf
// for zeros, NaN for negative numbers.
#define unary half_log2
#include "only_float.h"
#include <math/exponential/log_short.h>

gentype half_log2(gentype x) { return log2_short(x); }
