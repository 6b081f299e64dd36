// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function of halves computed in float in pieces: about each of 8 or 32 equally distant centers it has a short
// polynomial. Processors look its coefficients up by an instruction each (float_table.h), AVX2 one of 8 in a register,
// AVX-512 one of 32 in two. To be included after each_float.h.
#include <correctly_rounded/float_table.h>
#include <math/arithmetic/half_bits.h>

#if elem_bits == 32
// |x|, and the one of x and y with the lesser magnitude, with the sign of x. A loop that calls a function of 16 halves
// waits for its loads; VRANGEPS ("Intel 64 and IA-32 Architectures Software Developer's Manual") needs none of a mask.
#if defined(__AVX512DQ__) && vec_width == 16
#define ranged(x, y, how) __builtin_ia32_rangeps512_mask(x, y, how, (gentype)0, (ushort)-1, 4)
static inline gentype magnitude_of(gentype x) { return ranged(x, x, 0xb); }
static inline gentype lesser_magnitude(gentype x, gentype y) { return ranged(x, y, 0x2); }
#undef ranged
#else
static inline gentype magnitude_of(gentype x) { return fabs(x); }
static inline gentype lesser_magnitude(gentype x, gentype y) { return copysign(fabs(x) < y ? fabs(x) : y, x); }
#endif

// f(a) for a from 0 to count - 1/2 times `spacing`, of a table whose rows have one coefficient of `count` centers each
static inline gentype in_pieces(table_space const float *table, uint count, uint degree, float spacing, gentype a) {
  gentype sum = fma(a, (gentype)(1 / spacing), (gentype)whole_above), t = fma(sum - whole_above, (gentype)-spacing, a);
  gentype p = looked_up_of(table + count * degree, as_ugentype(sum), count);
#pragma unroll
  for (uint k = degree; k > 0; k--)
    p = fma(p, t, looked_up_of(table + count * (k - 1), as_ugentype(sum), count));
  return p;
}

// The same for 32 centers, by polynomials of degree 3 in a itself, which has no center taken from it: the coefficients
// are such that the halves are right all the same. The table's rows begin with the highest power.
static inline gentype in_cubics(table_space const float *table, float spacing, gentype a) {
  ugentype piece = as_ugentype(fma(a, (gentype)(1 / spacing), (gentype)whole_above));
  gentype p = looked_up_of(table, piece, 32);
#pragma unroll
  for (uint k = 1; k <= 3; k++)
    p = fma(p, a, looked_up_of(table + 32 * k, piece, 32));
  return p;
}
#endif
