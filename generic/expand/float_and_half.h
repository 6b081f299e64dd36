// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the file that includes it for float and half, scalar and vector (gentype.h).
#ifndef vec_width
#define sgentype float
#include "each_width.h"
#define LAST_TYPE
#define sgentype half
#include "each_width.h"
#endif
