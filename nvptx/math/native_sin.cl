// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_sin (6.15.2): the hardware's approximation.
#define unary native_sin
#include "only_float.h"

gentype native_sin(gentype x) { return __nvvm_sin_approx_f(x); }
