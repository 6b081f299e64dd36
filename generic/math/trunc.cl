// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// trunc (6.15.2): x rounded towards zero to an integer.
// Largest errors seen: float and double exact.
#include "each_float.h"
#include <math/arithmetic/round_to_integer.h>

gentype trunc(gentype x) { return round_to_integer(trunc, x); }
