// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the file that includes it for float alone, scalar and vector (gentype.h).
#ifndef gentype
#define LAST_TYPE
#include "float.h"
#endif
