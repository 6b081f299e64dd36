// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rint (6.15.2): x rounded to the nearest integer, ties to even.
// Largest errors seen: float and double exact.
#include "each_float.h"

gentype rint(gentype x) { return __builtin_elementwise_rint(x); }
