// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_sqrt (6.15.2): the hardware's approximation.
#define unary native_sqrt
#include "only_float.h"

gentype native_sqrt(gentype x) { return __nvvm_sqrt_approx_f(x); }
