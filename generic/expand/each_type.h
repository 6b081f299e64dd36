// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the file that includes it for every integer and floating-point type, scalar and vector (gentype.h). In this
// order the bodies can call those of wider types (half those of float) and those of the unsigned type of the same size.
#ifndef vec_width
#define sgentype ulong
#include "each_width.h"
#define sgentype long
#include "each_width.h"
#define sgentype uint
#include "each_width.h"
#define sgentype int
#include "each_width.h"
#define sgentype ushort
#include "each_width.h"
#define sgentype short
#include "each_width.h"
#define sgentype uchar
#include "each_width.h"
#define sgentype char
#include "each_width.h"
#define sgentype double
#include "each_width.h"
#define sgentype float
#include "each_width.h"
#define LAST_TYPE
#define sgentype half
#include "each_width.h"
#endif
