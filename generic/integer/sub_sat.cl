// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_sat (6.15.3): x - y, or the nearest representable value where that overflows. It is always inlined, because there
// are drivers that call a function of this very name for the instruction, and would find this one.
#include "each_integer.h"

__attribute__((always_inline)) gentype sub_sat(gentype x, gentype y) { return __builtin_elementwise_sub_sat(x, y); }
