// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cos of half, in float, as the sine of what is left of x beside an odd multiple of pi/2, and rounded once more. All
// halves were tried, of which one magnitude is mended (in_float.h).
#include <math/half/sines.h>

gentype cos(gentype x) { return vec_convert(half, half_cosine(vec_convert(float, x))); }
