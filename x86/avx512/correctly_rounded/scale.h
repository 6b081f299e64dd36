// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// scaled_by and result_is_rare, as generic/'s header of this name describes them: AVX-512 scales by the integer below a
// float, however large that is (scalef.h), and has an instruction for what is no positive normal number.
#include <math/arithmetic/scalef.h>
#include <math/arithmetic/not_positive_normal.h>
#if elem_bits == 32 && (vec_width == 16 || vec_width == 8)
static inline gentype scaled_by(gentype y, gentype n, ugentype bits) {
  (void)bits;
  return scalef(y, n);
}

static inline relation result_is_rare(gentype y, gentype x, float most) {
  (void)x, (void)most;
  return not_positive_normal(y);
}
#else
#include_next <correctly_rounded/scale.h>
#endif
