// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// islessgreater (6.15.6): whether x < y or x > y; false if either is NaN.
#include "each_float.h"

relation islessgreater(gentype x, gentype y) { return isless(x, y) | isgreater(x, y); }
