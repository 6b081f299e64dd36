// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_log10 (6.15.2): as exact as log10.
#include "only_float.h"

gentype native_log10(gentype x) { return log10(x); }
