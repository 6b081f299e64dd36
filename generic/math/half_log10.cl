// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_log10 (6.15.2): within 2^-14 of the result, -inf of zeros, NaN of negative numbers. Method: log_short.h; the
// factor is log10(2).
#define unary half_log10
#include "only_float.h"
#include <math/exponential/log_short.h>

gentype half_log10(gentype x) { return log2_short(x) * (gentype)0x1.344136p-2f; }
