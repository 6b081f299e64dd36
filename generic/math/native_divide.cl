// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_divide (6.15.2): x / y, as exact as division.
#include "only_float.h"

gentype native_divide(gentype x, gentype y) { return x / y; }
