// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_log2 (6.15.2): as exact as log2.
#include "only_float.h"

gentype half_log2(gentype x) { return log2(x); }
