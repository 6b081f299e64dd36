// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_exp2 (6.15.2): the hardware's approximation.
#define unary native_exp2
#include "only_float.h"

gentype native_exp2(gentype x) { return __nvvm_ex2_approx_f(x); }
