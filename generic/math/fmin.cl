// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fmin (6.15.2): the lesser of x and y; if one of them is NaN, the other. -0 counts as less than +0 (IEEE 754-2019,
// minimumNumber), so that all devices agree.
#include "each_float.h"

gentype fmin(gentype x, gentype y) { return __builtin_elementwise_minimumnum(x, y); }

#if vec_width > 1
gentype fmin(gentype x, sgentype y) { return fmin(x, (gentype)y); }
#endif
