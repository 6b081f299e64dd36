// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// isinf (6.15.6): whether x is +infinity or -infinity.
#include "each_float.h"
#include <relational/comparison_key.h>

relation isinf(gentype x) { return high(fabs(x)) == low((gentype)INFINITY); }
