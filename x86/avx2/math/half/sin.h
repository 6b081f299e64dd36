// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sin of half, in float, with what is left of x beside a multiple of pi, and rounded once more. All halves were tried,
// of which one magnitude is mended (in_float.h).
#include <math/half/sines.h>

gentype sin(gentype x) { return vec_convert(half, half_sine(vec_convert(float, x))); }
