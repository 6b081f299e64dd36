// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function of halves computed in float in pieces: about each of 8 or 32 equally distant centers it has a short
// polynomial. Processors look its coefficients up by an instruction each (float_table.h), AVX2 one of 8 in a register,
// AVX-512 one of 32 in two. To be included after each_float.h.
#include <correctly_rounded/float_table.h>
#include <math/arithmetic/half_bits.h>

#if elem_bits == 32
// f(a) for a from 0 to count - 1/2 times `spacing`, of a table whose rows have one coefficient of `count` centers each
static inline gentype in_pieces(table_space const float *table, uint count, uint degree, float spacing, gentype a) {
  gentype sum = fma(a, (gentype)(1 / spacing), (gentype)whole_above), t = fma(sum - whole_above, (gentype)-spacing, a);
  gentype p = looked_up_of(table + count * degree, as_ugentype(sum), count);
#pragma unroll
  for (uint k = degree; k > 0; k--)
    p = fma(p, t, looked_up_of(table + count * (k - 1), as_ugentype(sum), count));
  return p;
}
#endif
