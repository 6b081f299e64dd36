// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_recip (6.15.2): half_divide of 1 by x.
#include "only_float.h"

gentype half_recip(gentype x) { return half_divide((gentype)1, x); }
