// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_sqrt (C23, 7.33.8): sqrt, which is correctly rounded.
#define unary cr_sqrt
#include "each_float.h"

gentype cr_sqrt(gentype x) { return sqrt(x); }
