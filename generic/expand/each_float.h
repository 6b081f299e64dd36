// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the file that includes it for float, double and half, scalar and vector (gentype.h). Half comes last, so that
// its bodies can call those of float.
#ifndef vec_width
#define sgentype float
#include "each_width.h"
#define sgentype double
#include "each_width.h"
#define LAST_TYPE
#define sgentype half
#include "each_width.h"
#endif
