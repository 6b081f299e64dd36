// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fabs (6.15.2): x with its sign bit cleared, also if x is NaN.
// Largest errors seen: float and double exact.
#include "each_float.h"

gentype fabs(gentype x) { return __builtin_elementwise_abs(x); }
