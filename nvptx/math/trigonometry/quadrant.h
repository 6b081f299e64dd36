// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// by_parity and flip_by_quadrant, as generic/'s header of this name describes them. Of scalars of float one instruction
// (R2P) makes predicates of both low bits of n, and one changes the sign.
#include_next <math/trigonometry/quadrant.h>
#if elem_bits == 32 && vec_width == 1
#undef flip_by_quadrant
#ifndef ONECLC_MATH_QUADRANT_H
#define ONECLC_MATH_QUADRANT_H
static inline float flip_by_quadrant(float x, int n) { return (n & 2) != 0 ? -x : x; }
#endif
#endif
