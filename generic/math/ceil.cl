// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ceil (6.15.2): x rounded up to an integer.
// Largest errors seen: float and double exact.
#include "each_float.h"
#include <math/arithmetic/round_to_integer.h>

gentype ceil(gentype x) { return round_to_integer(ceil, x); }
