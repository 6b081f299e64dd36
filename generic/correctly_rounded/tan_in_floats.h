// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first step of tangents, in pieces (pieces_in_floats.h): for angles up to an eighth of a turn, of which the
// reciprocals are those of the others.
#include <correctly_rounded/pieces_in_floats.h>
#include <correctly_rounded/rough_inverse.h>

#if elem_bits == 32
// The tangent of c + t + more, where c is the center that the low bits of `index` number, with the sign bit of `sign`;
// in the odd ones of `turns` -1 over that. As a float, of which the error is below `room`.
static inline gentype tan_in_floats(table_space const float *table, ugentype index, gentype t, bool exact, gentype more,
                                    ugentype sign, ugentype turns, float room, private relation *doubt) {
  gentype rest,
      y = piece_in_floats(table, 16, 6, true, index, t, exact, more, (gentype)1, (gentype)-0.0f, (gentype)-0.0f, &rest);
  gentype high = y + rest, low = rest - (high - y), r = rough_inverse(y);
  gentype q = fma(r, fma(-high, r, (gentype)1), r), left = fma(-low, q, fma(-high, q, (gentype)1)) * q;
  ugentype odd = turns << (ugentype)31;
  relation is_odd = __builtin_astype(odd, relation) < 0;
  y = rounded_sum(is_odd ? q : high, is_odd ? left : low, room, doubt);
  return as_gentype(as_ugentype(y) ^ (sign & (ugentype)(1u << 31)) ^ odd);
}
#endif
