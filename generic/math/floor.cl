// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// floor (6.15.2): x rounded down to an integer.
// Largest errors seen: float and double exact.
#include "each_float.h"
#include <math/arithmetic/round_to_integer.h>

gentype floor(gentype x) { return round_to_integer(floor, x); }
