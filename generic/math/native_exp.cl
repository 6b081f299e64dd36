// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_exp (6.15.2): e^x by native_exp2.
#include "only_float.h"

gentype native_exp(gentype x) { return native_exp2(x * M_LOG2E_F); }
