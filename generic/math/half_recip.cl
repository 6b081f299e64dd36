// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_recip (6.15.2): division, one instruction on processors.
#include "only_float.h"

gentype half_recip(gentype x) { return 1 / x; }
