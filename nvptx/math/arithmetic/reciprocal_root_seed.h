// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// reciprocal_root_seed, as generic/'s header of this name describes it: "rsqrt.approx.f32 … The maximum relative error
// … over the entire positive finite floating-point range is 2^-22.9" (PTX ISA, "rsqrt").
// Of double it has 20 bits (approximations.h).
#include <math/arithmetic/approximations.h>
#if elem_bits == 32 && vec_width == 1
static inline gentype reciprocal_root_seed(gentype z) { return __nvvm_rsqrt_approx_ftz_f(z); }
#elif elem_bits == 64 && vec_width == 1
static inline gentype reciprocal_root_seed(gentype z) { return approximate_reciprocal_root(z); }
#endif
