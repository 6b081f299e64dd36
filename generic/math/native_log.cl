// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_log (6.15.2): the natural logarithm by native_log2.
#include "only_float.h"

gentype native_log(gentype x) { return native_log2(x) * M_LN2_F; }
