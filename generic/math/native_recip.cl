// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_recip (6.15.2): another name of half_recip.
#include "only_float.h"

gentype native_recip(gentype x) { return half_recip(x); }
