// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cosh (6.15.2): half is computed in float (half_exp.h) and rounded once more. All halves were tried. Float and double
// are those of generic/.
#define unary cosh
#include "each_float.h"
#if elem_bits < 64 && defined(__AVX2__)
#include <math/exponential/half_exp.h>
#endif

#if elem_bits == 16 && defined(__AVX2__)
gentype cosh(gentype x) { return vec_convert(half, half_hyperbolic(between(vec_convert(float, x), -12, 12), false)); }
#else
#include <generic/math/cosh.cl>
#endif
