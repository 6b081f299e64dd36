// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// at_most, as generic/'s header of this name describes it; of float by min.NaN (PTX ISA 7.0, from sm_80 on; LLVM's
// backend takes other instructions before). Clang's builtin for it is newer than version 19; the intrinsic by its name
// would be convergent to Clang, and loops with it would not be unrolled.
#if elem_bits == 32 && vec_width == 1 && __has_builtin(__builtin_elementwise_minimum)
static inline float at_most(float x, float most) { return __builtin_elementwise_minimum(x, most); }
#else
#include <generic/math/arithmetic/at_most.h>
#endif
