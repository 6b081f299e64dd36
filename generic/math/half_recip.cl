// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_recip (6.15.2): 1 / x, which is one instruction on processors.
#include "only_float.h"

gentype half_recip(gentype x) { return 1 / x; }
