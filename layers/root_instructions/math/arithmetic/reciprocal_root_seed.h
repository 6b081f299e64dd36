// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// reciprocal_root_seed, as generic/'s header of this name describes it: the instruction that the target's
// rounded_root.h names, with its manual.
#include <math/arithmetic/rounded_root.h>
#if elem_bits > 16 && vec_width == 1
static inline gentype reciprocal_root_seed(gentype z) { return approximate_reciprocal_root(z); }
#endif
