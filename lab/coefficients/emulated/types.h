// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What of OpenCL C's types the functions of half use, as C, in the one pass of scalars of half.
#include <string.h>
#define elem_bits 16
#define vec_width 1
typedef _Float16 half;
typedef float floatn;
typedef unsigned uint;
typedef unsigned short ushort;
typedef unsigned long ulong;
#define CAST(NAME, TO, FROM) \
  static inline TO NAME(FROM x) { \
    TO y; \
    memcpy(&y, &x, sizeof y); \
    return y; \
  }
CAST(as_uint, uint, float)
CAST(as_float, float, uint)
CAST(as_ushort, ushort, half)
CAST(as_half, half, ushort)
CAST(as_ulong, ulong, double)
CAST(as_double, double, ulong)
#undef CAST
static inline int as_int(uint bits) { return (int)bits; }
