// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the file that includes it for every integer and floating-point type, scalar and vector: see gentype.h. In this
// order, bodies can call those of the unsigned type of the same size, and half ones those of float.
#ifndef gentype
#include "uchar.h"
#include "char.h"
#include "ushort.h"
#include "short.h"
#include "uint.h"
#include "int.h"
#include "ulong.h"
#include "long.h"
#include "float.h"
#include "double.h"
#define LAST_TYPE
#include "half.h"
#endif
