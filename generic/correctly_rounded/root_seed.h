// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// root_seed(z, f): 1 / sqrt(z) within 2^-18, relative, for 2^-40 <= z <= 1, and finite for smaller z, where f is z as a
// float. Targets may have an instruction for it. To be included after in_double.h.
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/sqrt_words.h>

#if elem_bits == 32
static inline doublen root_seed(doublen z, gentype f) {
  const gentype least = (gentype)0x1p-40f;
  (void)z;
  return to_double(reciprocal_root(f > least ? f : least));
}
#endif
