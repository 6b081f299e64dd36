// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fma (6.15.2): the hardware has an instruction for each type.
#include "each_float.h"

gentype fma(gentype x, gentype y, gentype z) { return __builtin_elementwise_fma(x, y, z); }
