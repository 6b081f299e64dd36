// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rint (6.15.2): x rounded to the nearest integer, ties to even.
// Largest errors seen: float and double exact.
#include "each_float.h"
#include <math/arithmetic/round_to_integer.h>

gentype rint(gentype x) { return round_to_integer(rint, x); }
