// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the file that includes it for every integer and floating-point type, scalar and vector (gentype.h). In this
// order the bodies can call those of wider types (half those of float) and those of the unsigned type of the same size.
#ifndef gentype
#include "ulong.h"
#include "long.h"
#include "uint.h"
#include "int.h"
#include "ushort.h"
#include "short.h"
#include "uchar.h"
#include "char.h"
#include "double.h"
#include "float.h"
#define LAST_TYPE
#include "half.h"
#endif
