// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// at_most and at_least, as generic/'s header of this name describes them; of float by min.NaN and max.NaN (PTX ISA 7.0,
// from sm_80 on; LLVM's backend takes other instructions before). Clang's builtins for them are newer than version 19;
// the intrinsics by their names would be convergent to Clang, and loops with them would not be unrolled.
#if elem_bits == 32 && vec_width == 1 && __has_builtin(__builtin_elementwise_minimum)
static inline float at_most(float x, float most) { return __builtin_elementwise_minimum(x, most); }
static inline float at_least(float x, float least) { return __builtin_elementwise_maximum(x, least); }
#else
#include <generic/math/arithmetic/at_most.h>
#endif
