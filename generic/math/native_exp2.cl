// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_exp2 (6.15.2): the same as half_exp2.
#include "only_float.h"

gentype native_exp2(gentype x) { return half_exp2(x); }
