// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the file that includes it for float, double and half, scalar and vector (gentype.h). Half comes last, so that
// its bodies can call those of float.
#ifndef gentype
#include "float.h"
#include "double.h"
#define LAST_TYPE
#include "half.h"
#endif
