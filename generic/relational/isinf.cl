// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// isinf (6.15.6): x is +infinity or -infinity.
#include "each_float.h"

relation isinf(gentype x) { return fabs(x) == (gentype)INFINITY; }
