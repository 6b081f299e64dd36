// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_log (6.15.2): as exact as log.
#include "only_float.h"

gentype native_log(gentype x) { return log(x); }
