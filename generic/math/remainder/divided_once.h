// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One step of division, which is all that usual arguments of fmod, remainder and remquo of float and double need. To be
// included after each_float.h.
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/reciprocal.h>

#if elem_bits > 16
#undef most_residual
#undef most_quotient
#define most_residual ((gentype)(elem_bits == 32 ? 0x1p-9f : 0x1p-28))
#define most_quotient ((gentype)(elem_bits == 32 ? 0x1p16f : 0x1p38))

// What divided_once takes for a / b, and its reciprocal's residual
static inline gentype quotient_from_below(gentype a, gentype b, private gentype *e) {
  gentype reciprocal = nearly_reciprocal(b);
  // The constant is below 1 by less than the error that is to be corrected. An e that is not small may be anything.
  *e = fma_any(-b, reciprocal, (gentype)(elem_bits == 32 ? 1 - 0x1p-18f : 1 - 0x1p-40));
  return a * fma(reciprocal, *e, reciprocal);
}

// Returns a - q b, and stores shifter + q to *shifted. q is the integer nearest to an approximate quotient that is less
// than a / b, by a third at most if *usual. The result is then exact: q is 0, or a > b / 2 and the result, which is a
// multiple of the last place of a or b, is less than b. For *usual the reciprocal must be good and the quotient not
// large.
static inline gentype divided_once(gentype a, gentype b, private gentype *shifted, private relation *usual) {
  gentype e, quotient = quotient_from_below(a, b, &e);
  *usual = surely_below(e, most_residual) & (quotient < most_quotient);
  *shifted = quotient + shifter;
  return fma_any(shifter - *shifted, b, a);
}

// a - q b for the integer q that is nearest to a / b, which is stored to *q. A tie is not *usual.
static inline gentype divided_to_nearest(gentype a, gentype b, private igentype *q, private relation *usual) {
  gentype shifted, rest = divided_once(a, b, &shifted, usual), twice = rest + rest;
  relation beyond = twice > b;
  *q = shifted_integer(shifted) + (beyond ? (igentype)1 : (igentype)0);
  *usual &= twice != b;
  return beyond ? rest - b : rest;
}
#endif
