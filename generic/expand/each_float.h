// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the file that includes it for half, double and float, scalar and vector: see gentype.h.
#ifndef gentype
#include "half.h"
#include "double.h"
#define LAST_TYPE
#include "float.h"
#endif
