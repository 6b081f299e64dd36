// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_cos (6.15.2): the hardware's approximation.
#define unary native_cos
#include "only_float.h"

gentype native_cos(gentype x) { return __nvvm_cos_approx_f(x); }
