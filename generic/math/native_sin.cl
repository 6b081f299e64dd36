// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_sin (6.15.2): the same as half_sin.
#include "only_float.h"

gentype native_sin(gentype x) { return half_sin(x); }
