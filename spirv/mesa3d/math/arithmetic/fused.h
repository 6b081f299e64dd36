// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The forms of fma whose operands are known (generic/math/arithmetic/fused.h): those of float are functions of
// math/fma.cl; the names are defined in fma.h.
#ifndef ONECLC_MATH_FUSED_H
#define ONECLC_MATH_FUSED_H
#define fma_is_long true
#define inline_if_long inline __attribute__((always_inline))
#endif
