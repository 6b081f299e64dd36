// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// reciprocal_root_seed, as generic/'s header of this name describes it: "1ULP accuracy, denormals are flushed" ("RDNA3
// Instruction Set Architecture: Reference Guide", V_RSQ_F32), and an ulp is 2^-23 of the number at most.
// That of double is rounded_root.h's.
#include <math/arithmetic/rounded_root.h>
#if elem_bits == 32 && vec_width == 1
static inline gentype reciprocal_root_seed(gentype z) { return __builtin_amdgcn_rsqf(z); }
#elif elem_bits == 64 && vec_width == 1
static inline gentype reciprocal_root_seed(gentype z) { return approximate_reciprocal_root(z); }
#endif
