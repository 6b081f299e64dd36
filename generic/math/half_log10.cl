// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_log10 (6.15.2): as exact as log10.
#include "only_float.h"

gentype half_log10(gentype x) { return log10(x); }
