// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_log10 (6.15.2): the logarithm to base 10 by native_log.
#define unary native_log10
#include "only_float.h"

gentype native_log10(gentype x) { return native_log(x) * M_LOG10E_F; }
