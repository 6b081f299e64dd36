// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sin (6.15.2): half is computed in float, with what is left of x beside a multiple of pi, and rounded once more. All
// halves were tried, of which one magnitude is mended (nudged.h). Float and double are those of generic/.
#define unary sin
#include "each_float.h"
#if elem_bits < 64 && defined(__AVX2__)
#include <math/trigonometry/half_turns.h>
#endif

#if elem_bits == 16 && defined(__AVX2__)
gentype sin(gentype x) { return vec_convert(half, half_sine(vec_convert(float, x))); }
#else
#include <generic/math/sin.cl>
#endif
