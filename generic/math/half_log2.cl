// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_log2 (6.15.2): within 2^-14 of the result, -inf of zeros, NaN of negative numbers. Method: log_short.h.
#define unary half_log2
#include "only_float.h"
#include <math/exponential/log_short.h>

gentype half_log2(gentype x) { return log2_short(x); }
