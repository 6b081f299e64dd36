// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// by_parity and flip_by_quadrant, as generic/'s header of this name describes them. Of scalars of float one instruction
// (R2P) makes predicates of both low bits of n, and one changes the sign.
#define by_parity(n, odd, even) lazy_select(((n) & (igentype)1) != (igentype)0, odd, even)
#undef flip_by_quadrant
#if elem_bits == 32 && vec_width == 1
#ifndef ONECLC_MATH_QUADRANT_H
#define ONECLC_MATH_QUADRANT_H
static inline float flip_by_quadrant(float x, int n) { return (n & 2) != 0 ? -x : x; }
#endif
#else
#define flip_by_quadrant(x, n) flip_sign(x, sign_of_quadrant(n))
#endif
