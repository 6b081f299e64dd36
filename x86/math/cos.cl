// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cos (6.15.2): half is computed in float, as the sine of what is left of x beside an odd multiple of pi/2, and rounded
// once more. All halves were tried, of which one magnitude is mended (nudged.h). Float and double are those of
// generic/.
#define unary cos
#include "each_float.h"
#if elem_bits < 64 && defined(__AVX2__)
#include <math/trigonometry/half_turns.h>
#endif

#if elem_bits == 16 && defined(__AVX2__)
gentype cos(gentype x) { return vec_convert(half, half_cosine(vec_convert(float, x))); }
#else
#include <generic/math/cos.cl>
#endif
