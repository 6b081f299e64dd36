// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_divide (6.15.2): by the hardware's approximate reciprocal.
#define binary native_divide
#include "only_float.h"

gentype native_divide(gentype x, gentype y) { return x * __builtin_amdgcn_rcpf(y); }
