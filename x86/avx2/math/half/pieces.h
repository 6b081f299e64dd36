// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function of halves computed in float in pieces: about each of 8 equally distant centers it has a short polynomial.
// Processors look its coefficients up in a register, by an instruction each (float_table.h).
#include <correctly_rounded/float_table.h>
#include <math/half/in_float.h>

// f(a) for a from 0 to count - 1/2 times `spacing`, of a table whose rows have one coefficient of `count` centers each
static inline floatn in_pieces(table_space const float *table, uint count, uint degree, float spacing, floatn a) {
  floatn shifted = fma(a, (floatn)(1 / spacing), (floatn)whole_above),
         t = fma(shifted - whole_above, (floatn)-spacing, a);
  floatn p = looked_up_of(table + count * degree, __builtin_astype(shifted, uintn), count);
#pragma unroll
  for (uint k = degree; k > 0; k--)
    p = fma(p, t, looked_up_of(table + count * (k - 1), __builtin_astype(shifted, uintn), count));
  return p;
}
