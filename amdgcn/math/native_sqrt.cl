// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_sqrt (6.15.2): the hardware's approximation.
#define unary native_sqrt
#include "only_float.h"

// LLVM would make a correctly rounded root of it, of 15 instructions.
policy("nobuiltin-amdgcn") gentype native_sqrt(gentype x) { return __builtin_amdgcn_sqrtf(x); }
