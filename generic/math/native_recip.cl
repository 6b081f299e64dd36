// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_recip (6.15.2): 1 / x, as exact as division.
#include "only_float.h"

gentype native_recip(gentype x) { return 1 / x; }
