// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// First steps in pieces (pieces_in_floats.h) whose centers are the nearer the less they are, for functions that vary
// less and less: 1 plus a center is a float of four bits, eight in each binade, which number themselves by their last
// five bits. They are the table's first row (lab/coefficients/pieces.sol).
#include <correctly_rounded/first_step.h>
#include <correctly_rounded/float_table.h>
#include <correctly_rounded/in_floats.h>
#include <math/arithmetic/ieee.h>

#if elem_bits == 32
// f(x), for 0 <= x < 14.5, as the sum of the result and *rest, by polynomials of degree 6 or 7; the low bits of *at
// number the piece. Where x + 1 lies in the middle of two, the lesser one is taken, so that t is exact where the
// rounding of that sum decides.
static inline gentype uneven_piece(table_space const float *table, uint degree, gentype x, private ugentype *at,
                                   private gentype *rest) {
#define row(k) looked_up(table + 32 * (k), index)
  const ugentype index = (as_ugentype(x + 1) + (ugentype)((1 << 19) - 1)) >> (ugentype)20;
  const gentype t = x - row(0);
  *at = index;
  const gentype value = row(1), slope = row(3), curve = row(5), steepest = fma(curve, t, slope);
  gentype p = degree == 7 ? fma(row(11), t, row(10)) : row(10);
  p = fma(p, t, row(9));
  p = fma(p, t, row(8));
  p = fma(p, t, row(7));
  p = fma(fma(p, t, row(6)), t, fma(curve, t, slope - steepest) + row(4));
  const gentype y = fma(steepest, t, value);
  *rest = fma(p, t, fma(steepest, t, value - y) + row(2));
  return y;
#undef row
}
#endif
