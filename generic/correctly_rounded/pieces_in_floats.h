// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// First steps (in_floats.h) in pieces: a function has a polynomial of its own about each of 16 or 32 equally distant
// centers, of which the center's value and the slope are sums of two floats and the other coefficients floats
// (lab/coefficients/pieces.sol). So near a center the terms from the square on are so small that their rounding
// errors in float do not matter. It takes less than a polynomial in pairs of floats for all arguments where registers
// hold rows of a table and an instruction looks up all lanes in one (pieces_first, first_step.h).
#include <correctly_rounded/first_step.h>
#include <correctly_rounded/float_table.h>
#include <correctly_rounded/in_floats.h>
#include <math/arithmetic/ieee.h>

#if elem_bits == 32
// base + more_base + factor f(c + t + more), where c is the center that the low bits of `index` number; it is the sum
// of the result and *rest. `factor` is a power of two or its negative, `base` a multiple of 2^-18. A row of the table
// has one coefficient of all centers. `exact` says that `more` is 0. Where the table is `curved`, the square's
// coefficient is a sum of two floats, too.
static inline gentype piece_in_floats(table_space const float *table, uint centers, uint degree, bool curved,
                                      ugentype index, gentype t, bool exact, gentype more, gentype factor, gentype base,
                                      gentype more_base, private gentype *rest) {
#define coefficient(row) looked_up_of(table + centers * (row), index, centers)
  const uint last = degree + 2 + curved;
  gentype value = coefficient(0), slope = coefficient(2), all = exact ? t : t + more, p = coefficient(last);
#pragma unroll
  for (uint k = last - 1; k > 3 + 2 * curved; k--)
    p = fma(p, all, coefficient(k));
  if (curved) {
    gentype curve = coefficient(4), steepest = fma(curve, t, slope);
    p = fma(fma(p, all, coefficient(5)), all, fma(curve, t, slope - steepest) + coefficient(3));
    p = exact ? p : fma(curve, more, p);
    slope = steepest;
  } else
    p = fma(p, all, coefficient(3));
  p = fma(p, all, coefficient(1));
  p = exact ? p : fma(slope, more, p);
#undef coefficient
  // The first sum is exact, and so is the difference of the second and it: no value is less than that of the middle
  // between its center and 0.
  gentype start = fma(factor, value, base), step = factor * t, y = fma(slope, step, start);
  *rest = fma(factor, p, fma(slope, step, start - y) + more_base);
  return y;
}
#endif
