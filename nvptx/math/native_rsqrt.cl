// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_rsqrt (6.15.2): the hardware's approximation.
#define unary native_rsqrt
#include "only_float.h"

gentype native_rsqrt(gentype x) { return __nvvm_rsqrt_approx_f(x); }
