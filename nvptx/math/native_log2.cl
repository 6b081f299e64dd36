// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_log2 (6.15.2): the hardware's approximation.
#define unary native_log2
#include "only_float.h"

gentype native_log2(gentype x) { return __nvvm_lg2_approx_f(x); }
