// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_log (6.15.2): as exact as log.
#include "only_float.h"

gentype half_log(gentype x) { return log(x); }
