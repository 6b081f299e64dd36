// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// isgreater (6.15.6): whether x > y; false if either is NaN.
#include "each_float.h"
#include <relational/comparison_key.h>

relation isgreater(gentype x, gentype y) { return low(x) > high(y); }
