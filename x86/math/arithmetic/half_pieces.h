// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function of halves f(a) = a g(a), computed in float in pieces: about each of up to 32 equally distant centers g has
// a short polynomial. AVX-512 looks its coefficients up in two registers by an instruction each (float_table.h). To be
// included after each_float.h.
#include <correctly_rounded/float_table.h>
#include <math/arithmetic/half_bits.h>

#if elem_bits == 32
// f(a) for a from 0 to 31.5 times `spacing`, of a table whose rows have one coefficient of 32 centers each
static inline gentype in_pieces(table_space const float *table, uint degree, float spacing, gentype a) {
  gentype sum = fma(a, (gentype)(1 / spacing), (gentype)whole_above), t = fma(sum - whole_above, (gentype)-spacing, a);
  gentype p = looked_up(table + 32 * degree, as_ugentype(sum));
#pragma unroll
  for (uint k = degree; k > 0; k--)
    p = fma(p, t, looked_up(table + 32 * (k - 1), as_ugentype(sum)));
  return p * a;
}
#endif
