// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// isfinite (6.15.6): whether x is neither infinite nor NaN.
#include "each_float.h"
#include <relational/comparison_key.h>

relation isfinite(gentype x) { return high(fabs(x)) < low((gentype)INFINITY); }
