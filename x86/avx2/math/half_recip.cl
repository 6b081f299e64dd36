// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_recip (6.15.2): the processor's estimate y and a step of Newton's iteration. Beside half an ulp for the last
// rounding it leaves (1.5 * 2^-12)^2 < 2^-22.8, of up to 2.25 ulp.
#define unary half_recip
#include "only_float.h"
#include <math/arithmetic/estimates.h>

// Where subnormal numbers would be zeros to the instruction, x or its result, x is another power of two times what it
// is: 2^64 or, from 2 on, 2^-64, as the highest bit of its exponent says. Of an estimate that is 0 or infinite the
// residual is the processor's own NaN, of which the loss of that bit makes -1.5: a number, whose sign keeps infinity
// from being subtracted from itself.
gentype half_recip(gentype x) {
  const ugentype highest = (ugentype)0x40000000u;
  gentype scale = as_gentype((as_ugentype(x) & highest) ^ as_ugentype((gentype)0x1p64f)), z = x * scale;
  gentype y = estimated_reciprocal(z), excess = fma(z, y, (gentype)-1);
  return fma(-y, as_gentype(as_ugentype(excess) & ~highest), y) * scale;
}
