// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_cos (6.15.2): the same as half_cos.
#include "only_float.h"

gentype native_cos(gentype x) { return half_cos(x); }
