// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_powr (6.15.2): x^y for x >= 0, by native_exp2 and native_log2.
#include "only_float.h"

gentype native_powr(gentype x, gentype y) { return native_exp2(y * native_log2(x)); }
