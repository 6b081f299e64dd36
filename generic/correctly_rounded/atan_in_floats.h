// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first step of arc tangents, in pieces (pieces_in_floats.h): that of u / v, 0 <= u <= v, is the quotient's in two
// floats.
#include <correctly_rounded/pieces_in_floats.h>
#include <correctly_rounded/rough_inverse.h>

#if elem_bits == 32
// base + more_base + factor atan(|x|) in the unit of the table, or of 1 / |x| where it is `steep`, as a float
static inline gentype atan_in_floats(table_space const float *table, gentype magnitude, relation steep, gentype factor,
                                     gentype base, gentype more_base, private relation *doubt) {
  gentype r = rough_inverse(magnitude), e = fma(-magnitude, r, (gentype)1), rest;
  gentype q = steep ? r : magnitude, more = steep ? fma(e, e, e) * r : (gentype)0;
  gentype sum = fma(q, (gentype)15.46f, shifter), t = fma(sum - shifter, (gentype)-0x1.08p-4f, q);
  gentype y = piece_in_floats(table, 16, 6, true, as_ugentype(sum), t, false, more, factor, base, more_base, &rest);
  return rounded_sum(y, rest, 0x1p-34f, doubt);
}
#endif
