// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_recip (6.15.2): the hardware's approximation.
#define unary native_recip
#include "only_float.h"

gentype native_recip(gentype x) { return __nvvm_rcp_approx_ftz_f(x); }
