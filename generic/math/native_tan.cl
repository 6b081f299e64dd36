// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_tan (6.15.2): the same as half_tan.
#include "only_float.h"

gentype native_tan(gentype x) { return half_tan(x); }
