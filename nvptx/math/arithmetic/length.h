// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// length_of, as generic/'s header of this name describes it: of float with all arguments scaled, without a branch.
#if elem_bits == 32 && __has_builtin(__builtin_elementwise_minimum) // newer than Clang 19
#include <math/arithmetic/masked_or.h>

// All are scaled by a power of two, the inverse of which, `back`, has the upper six bits of the greater exponent: so a
// becomes a number in [1/2, 8), or in [2^-23, 8) where it was below 2^-123.
static inline gentype length_of(gentype x, gentype y, bool to_odd) {
  gentype a = fmax(fabs(x), fabs(y)), b = __builtin_elementwise_minimum(fabs(x), fabs(y)); // a NaN is b
  ugentype back = masked_or(as_ugentype(a), 0x7e000000, leading_bit);
  gentype scale = as_gentype(0x7f000000 - back);
  // What is added makes the root of zero a number, whose product with the least normal one is zero.
  gentype root = root_of_squares(fma(a, scale, (gentype)0x1p-60f), b * scale, to_odd);
  return a == (gentype)INFINITY ? a : root * as_gentype(back);
}
#else
#include <generic/math/arithmetic/length.h>
#endif
