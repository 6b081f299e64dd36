// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// trunc (6.15.2): x rounded towards zero to an integer.
// Largest errors seen: float and double exact.
#include "each_float.h"

gentype trunc(gentype x) { return __builtin_elementwise_trunc(x); }
