// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function of halves computed in float in 32 pieces of equal length, by polynomials of degree 3 in a itself, which
// has no center taken from it: the coefficients are such that the halves are right all the same. An instruction looks a
// coefficient up in two registers (float_table.h).
#include <correctly_rounded/float_table.h>
#include <math/half/in_float.h>

// |x|, and the one of x and y with the lesser magnitude, with the sign of x. A loop that calls a function of 16 halves
// waits for its loads; VRANGEPS ("Intel 64 and IA-32 Architectures Software Developer's Manual") needs none of a mask.
#if vec_width == 16
#define ranged(x, y, how) __builtin_ia32_rangeps512_mask(x, y, how, (floatn)0, (ushort)-1, 4)
static inline floatn magnitude_of(floatn x) { return ranged(x, x, 0xb); }
static inline floatn lesser_magnitude(floatn x, floatn y) { return ranged(x, y, 0x2); }
#undef ranged
#else
static inline floatn magnitude_of(floatn x) { return fabs(x); }
static inline floatn lesser_magnitude(floatn x, floatn y) { return copysign(fabs(x) < y ? fabs(x) : y, x); }
#endif

// f(a) for a from 0 to 31 1/2 times `spacing`, of a table whose rows have one coefficient of each piece, that of the
// highest power first
static inline floatn in_cubics(table_space const float *table, float spacing, floatn a) {
  uintn piece = __builtin_astype(fma(a, (floatn)(1 / spacing), (floatn)whole_above), uintn);
  floatn p = looked_up_of(table, piece, 32);
#pragma unroll
  for (uint k = 1; k <= 3; k++)
    p = fma(p, a, looked_up_of(table + 32 * k, piece, 32));
  return p;
}
