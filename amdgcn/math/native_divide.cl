// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_divide (6.15.2): x times the hardware's approximate reciprocal of y.
#define binary native_divide
#include "only_float.h"

gentype native_divide(gentype x, gentype y) { return x * __builtin_amdgcn_rcpf(y); }
