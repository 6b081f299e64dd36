// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first step of tangents, in pieces (pieces_in_floats.h): about 32 centers from -1/8 of a turn on, which divide a
// quarter of a turn. Of angles in the other quarters the tangents are -1 over these.
#include <correctly_rounded/pieces_in_floats.h>
#include <correctly_rounded/rough_inverse.h>

#if elem_bits == 32
// The tangent of the angle whose nearest center is that of the integer `number`, and which is t + more further, where
// more is less than half a unit in the last place of t; `exact` says that it is 0. As a float, of which the error is
// below `room`.
static inline gentype tan_in_floats(table_space const float *table, ugentype number, gentype t, bool exact,
                                    gentype more, float room, private relation *doubt) {
  gentype rest, y = piece_in_floats(table, 32, 6, true, number, t, exact, more, (gentype)1, (gentype)-0.0f,
                                    (gentype)-0.0f, &rest);
  // -1 over the sum of high and low is q + left.
  gentype high = y + rest, low = rest - (high - y), r = rough_inverse(y);
  gentype q = fma(-r, fma(-high, r, (gentype)1), -r), left = fma(low, q, fma(high, q, (gentype)1)) * q;
  relation odd = (number + (ugentype)16 & (ugentype)32) != (ugentype)0;
  return rounded_sum(odd ? q : high, odd ? left : low, room, doubt);
}
#endif
