// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the file that includes it for float and half, scalar and vector (gentype.h).
#ifndef gentype
#include "float.h"
#define LAST_TYPE
#include "half.h"
#endif
