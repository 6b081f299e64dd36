// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the file that includes it for char, uchar … long, ulong, scalar and vector: see gentype.h.
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
