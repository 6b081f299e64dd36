// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fmax (6.15.2): the greater of x and y; if one of them is NaN, the other. -0 counts as less than +0 (IEEE 754-2019,
// maximumNumber), so that all devices agree.
#include "each_float.h"

gentype fmax(gentype x, gentype y) { return __builtin_elementwise_maximumnum(x, y); }

#if vec_width > 1
gentype fmax(gentype x, sgentype y) { return fmax(x, (gentype)y); }
#endif
