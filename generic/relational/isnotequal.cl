// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// isnotequal (6.15.6): whether x != y; true if either is NaN.
#include "each_float.h"
#include <relational/comparison_key.h>

relation isnotequal(gentype x, gentype y) { return high(x) != low(y); }
