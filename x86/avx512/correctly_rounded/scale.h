// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// scaled_by and result_unusual, as generic/'s header of this name describes them: AVX-512 scales by the integer below a
// float, however large that is (scalef.h), and has an instruction for what is unusual.
#include <math/arithmetic/scalef.h>
#include <math/arithmetic/unusual.h>
#if elem_bits == 32 && (vec_width == 16 || vec_width == 8)
static inline gentype scaled_by(gentype y, gentype n, ugentype bits) {
  (void)bits;
  return scalef(y, n);
}

static inline relation result_unusual(gentype y, gentype x, float most) {
  (void)x, (void)most;
  return unusual(y);
}
#else
#include_next <correctly_rounded/scale.h>
#endif
