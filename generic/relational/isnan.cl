// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// isnan (6.15.6): whether x is NaN.
#include "each_float.h"
#include <relational/comparison_key.h>

relation isnan(gentype x) { return high(x) != low(x); }
