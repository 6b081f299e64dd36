// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_log (6.15.2): log2(x) ln 2, by the hardware's approximation.
#define unary half_log
#include "only_float.h"

gentype half_log(gentype x) { return half_log2(x) * M_LN2_F; }
