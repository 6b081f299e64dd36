// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_sat (6.15.3): x - y, the nearest representable value where that overflows.
#include "each_integer.h"

gentype sub_sat(gentype x, gentype y) { return __builtin_elementwise_sub_sat(x, y); }
