// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// reciprocal_seed(d, f): 1 / d within 2^-18, relative, where f is d as a float, from 2^-100 to 2^100. Targets may have
// an instruction for it. To be included after in_double.h.
#include <math/arithmetic/reciprocal.h>

#if elem_bits == 32
static inline doublen reciprocal_seed(doublen d, gentype f) {
  (void)d;
  gentype r = nearly_reciprocal(f);
  return to_double(fma(r, fma(-f, r, (gentype)1), r));
}
#endif
