// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the file that includes it for char, uchar, short, ushort, int, uint, long and ulong, scalar and vector
// (gentype.h).
#ifndef gentype
#include "char.h"
#include "uchar.h"
#include "short.h"
#include "ushort.h"
#include "long.h"
#include "ulong.h"
#include "uint.h"
#define LAST_TYPE
#include "int.h"
#endif
