// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// popcount (6.15.3): the number of bits that are set.
#include "each_integer.h"

gentype popcount(gentype x) { return __builtin_elementwise_popcount(x); }
