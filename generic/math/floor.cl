// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// floor (6.15.2): x rounded down to an integer.
// Largest errors seen: float and double exact.
#include "each_float.h"

gentype floor(gentype x) { return __builtin_elementwise_floor(x); }
