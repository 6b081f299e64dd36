// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mad (6.15.2): x * y + z, rounded twice, which is faster where fma is software.
#include "each_float.h"

gentype mad(gentype x, gentype y, gentype z) { return x * y + z; }
