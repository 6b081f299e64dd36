// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cube_root_of_any, as generic/'s header of this name describes it: zeros, infinity and NaN are told by the upper word.
#include <math/arithmetic/bits_plus.h>
#include <math/arithmetic/vocabulary.h>

static inline gentype cube_root_of_any(gentype x) {
  gentype a = fabs(x);
  relation small = magnitude_below(x, (gentype)power_of_two(-960));
  a *= small ? power_of_two(120) : 1; // of which only zeros have an upper word of 0
  gentype c = bits_minus(cube_root(a), small ? 40l << significand_bits : 0);
  return copysign(as_uint2(a).y - 1 < 0x7ff00000 - 1 ? c : x, x); // zeros are their roots, too
}
