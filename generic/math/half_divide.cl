// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_divide (6.15.2): x / y, which is one instruction on processors.
#include "only_float.h"

gentype half_divide(gentype x, gentype y) { return x / y; }
