// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_log10 (6.15.2): the logarithm to base 10 with a relative error within 2^-14, by the method of log_short.h with
// the factor log10(2); -inf for zeros, NaN for negative numbers.
#define unary half_log10
#include "only_float.h"
#include <math/exponential/log_short.h>

gentype half_log10(gentype x) { return log2_short(x) * (gentype)0x1.344136p-2f; }
