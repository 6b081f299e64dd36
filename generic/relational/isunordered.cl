// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// isunordered (6.15.6): x or y is NaN.
#include "each_float.h"

relation isunordered(gentype x, gentype y) { return (x != x) | (y != y); }
