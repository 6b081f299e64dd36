// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_powr (6.15.2): half_powr, because native_log2 is not exact enough here for its product with a large y.
#include "only_float.h"

gentype native_powr(gentype x, gentype y) { return half_powr(x, y); }
