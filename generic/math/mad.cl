// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mad (6.15.2): x * y + z, as fma, which is the faster way.
#include "each_float.h"

gentype mad(gentype x, gentype y, gentype z) { return fma(x, y, z); }
