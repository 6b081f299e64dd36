// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// between, as generic/'s header of this name describes it, by max.NaN and min.NaN (PTX ISA 7.0, from sm_80 on; LLVM's
// backend takes other instructions before).
#if elem_bits == 32 && vec_width == 1
// Clang's builtins for these intrinsics are newer than version 19.
float maximum_or_nan(float, float) __asm__("llvm.maximum.f32");
float minimum_or_nan(float, float) __asm__("llvm.minimum.f32");

static inline float between(float x, float least, float most) { return minimum_or_nan(maximum_or_nan(x, least), most); }
#endif
