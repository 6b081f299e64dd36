// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cosh of half, in float (exponentials.h) and rounded once more. All halves were tried.
#include <math/half/exponentials.h>

gentype cosh(gentype x) { return vec_convert(half, half_hyperbolic(between(vec_convert(float, x), -12, 12), false)); }
