// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first step of the arc sine and the arc cosine, in pieces (pieces_in_floats.h): asin(s), s <= 1/2, where for |x| >
// 1/2 s = sqrt((1 - |x|) / 2) is the sum of two floats. asin_in_double.h has the equations, and is to be included
// before.
#include <correctly_rounded/pieces_in_floats.h>
#include <correctly_rounded/rough_inverse.h>

#if elem_bits == 32
// base + more_base + factor asin(s), in the unit of the table, as a float, of which the error is below `room`
static inline gentype asin_in_floats(table_space const float *table, gentype magnitude, relation large, gentype factor,
                                     gentype base, gentype more_base, float room, private relation *doubt) {
  gentype z = fma(magnitude, (gentype)-0.5f, (gentype)0.5f), r = rough_inverse_root(z), h = r * (gentype)0.5f, rest;
  gentype root = z * r;
  root = fma(root, fma(-root, h, (gentype)0.5f), root);
  gentype s = large ? root : magnitude, more = large ? fma(-root, root, z) * h : (gentype)0;
  gentype shifted = fma(s, (gentype)30.92f, shifter), t = fma(shifted - shifter, (gentype)-0x1.08p-5f, s);
  gentype y =
      piece_in_floats(table, 16, 5, false, as_ugentype(shifted), t, false, more, factor, base, more_base, &rest);
  y = rounded_sum(y, rest, room, doubt);
  *doubt |= magnitude > (gentype)1;
  return y;
}
#endif
