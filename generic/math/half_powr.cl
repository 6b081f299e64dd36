// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_powr (6.15.2): as exact as powr.
#include "only_float.h"

gentype half_powr(gentype x, gentype y) { return powr(x, y); }
