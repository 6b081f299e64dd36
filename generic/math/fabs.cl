// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fabs (6.15.2): clears the sign, of NaN too.
// Largest errors seen: float and double exact.
#include "each_float.h"

gentype fabs(gentype x) { return __builtin_elementwise_abs(x); }
