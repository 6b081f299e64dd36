// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_sqrt (6.15.2): sqrt(x), which is one instruction on processors.
#include "only_float.h"

gentype half_sqrt(gentype x) { return sqrt(x); }
