// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fast_normalize (6.15.5): p / sqrt(dot(p, p)), computed as it stands, so that the result is out of range where the
// squares are; p if the sum of squares is zero. It takes float only.
#include "each_float.h"

#if elem_bits == 32 && vec_width == 1
policy("not-lanewise") gentype fast_normalize(gentype p) { return normalize(p); }
#elif elem_bits == 32 && vec_width <= 4
gentype fast_normalize(gentype p) {
  sgentype square = dot(p, p);
  return p * (1 / sqrt(square == 0 ? 1 : square));
}
#endif
