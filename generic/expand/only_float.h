// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the file that includes it for float alone, scalar and vector (gentype.h).
#ifndef vec_width
#define LAST_TYPE
#define sgentype float
#include "each_width.h"
#endif
