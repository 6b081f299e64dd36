// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rsqrt_of_any(x): rsqrt of float and double for any x. To be included after double_word.h.
#include <math/arithmetic/sqrt_words.h>
#if elem_bits > 16
// Numbers are scaled, so that neither x nor y^2 is subnormal.
static inline gentype rsqrt_of_any(gentype x) {
  const int even = (significand_bits + 1) / 2 * 2;
  relation small = x < (gentype)1;
  gentype y = rounded_reciprocal_root(x * (small ? (gentype)power_of_two(even) : (gentype)power_of_two(-even)));
  y *= small ? (gentype)power_of_two(even / 2) : (gentype)power_of_two(-even / 2);
  y = x < (gentype)INFINITY ? y : (gentype)0;
  y = x == (gentype)0 ? copysign((gentype)INFINITY, x) : y;
  return x >= (gentype)0 ? y : (gentype)NAN;
}
#endif
