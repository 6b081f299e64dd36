// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_sqrt (6.15.2): the square root, as exact as sqrt.
#include "only_float.h"

gentype native_sqrt(gentype x) { return sqrt(x); }
