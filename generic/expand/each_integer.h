// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the file that includes it for char, uchar, short, ushort, int, uint, long and ulong, scalar and vector
// (gentype.h).
#ifndef vec_width
#define sgentype char
#include "each_width.h"
#define sgentype uchar
#include "each_width.h"
#define sgentype short
#include "each_width.h"
#define sgentype ushort
#include "each_width.h"
#define sgentype long
#include "each_width.h"
#define sgentype ulong
#include "each_width.h"
#define sgentype uint
#include "each_width.h"
#define LAST_TYPE
#define sgentype int
#include "each_width.h"
#endif
