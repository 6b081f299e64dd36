// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_divide (6.15.2): the hardware's approximation.
#define binary native_divide
#include "only_float.h"

gentype native_divide(gentype x, gentype y) { return __nvvm_div_approx_f(x, y); }
