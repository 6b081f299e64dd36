// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first step of arc tangents, in pieces (pieces_in_floats.h): that of u / v, 0 <= u <= v, the quotient in two
// floats.
#include <correctly_rounded/pieces_in_floats.h>
#include <correctly_rounded/rough_inverse.h>

#if elem_bits == 32
// base + more_base + factor atan(q + more), in the unit of the table, as a float, of which the error is below `room`;
// more is small beside q
static inline gentype atan_in_floats(table_space const float *table, gentype q, gentype more, gentype factor,
                                     gentype base, gentype more_base, float room, private relation *doubt) {
  gentype shifted = fma(q, (gentype)15.46f, shifter), t = fma(shifted - shifter, (gentype)-0x1.08p-4f, q), rest;
  gentype y = piece_in_floats(table, 16, 6, true, as_ugentype(shifted), t, false, more, factor, base, more_base, &rest);
  return rounded_sum(y, rest, room, doubt);
}

// atan(|x|), where a right angle is right + more_right
static inline gentype atan_of_magnitude_in_floats(table_space const float *table, gentype x, float right,
                                                  float more_right, float room, private relation *doubt) {
  gentype magnitude = fabs(x), r = rough_inverse(magnitude), e = fma(-magnitude, r, (gentype)1);
  relation steep = magnitude > (gentype)1;
  gentype q = steep ? r : magnitude, more = steep ? fma(e, e, e) * r : (gentype)0;
  gentype factor = steep ? (gentype)-1 : (gentype)1, base = steep ? (gentype)right : (gentype)0;
  gentype more_base = steep ? (gentype)more_right : (gentype)0;
  return atan_in_floats(table, q, more, factor, base, more_base, room, doubt);
}

// |atan2(y, x)| likewise; *doubt holds where numbers are out of range, too. The error is below 2^-33: at the worst,
// near the middle between the first center and 0, each of six rounding errors of the cube and the terms beyond it is
// 2^-35.9 of the result; the quotient adds 2^-37 and the polynomials 2^-36.9.
static inline gentype angle_in_floats(table_space const float *table, gentype y, gentype x, float right,
                                      float more_right, private relation *doubt) {
  gentype a = fabs(y), b = fabs(x);
  relation steep = a > b, behind = x < (gentype)0;
  gentype u = steep ? b : a, v = steep ? a : b;
  gentype r = rough_inverse(v), q = u * r, left = fma(-q, v, u) * r;
  gentype more = fma(left, fma(-v, r, (gentype)1), left);
  gentype base = behind ? (gentype)(2 * right) : (gentype)0,
          more_base = behind ? (gentype)(2 * more_right) : (gentype)0;
  base = steep ? (gentype)right : base;
  more_base = steep ? (gentype)more_right : more_base;
  gentype factor = (steep != behind) ? (gentype)-1 : (gentype)1;
  gentype result = atan_in_floats(table, q, more, factor, base, more_base, 0x1.2p-33f, doubt);
  *doubt |= too_small(u) | !(v < (gentype)0x1p30f);
  return result;
}
#endif
