// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pole_at_zero, as generic/'s header of this name describes it; of double by the instruction that approximates
// reciprocal roots, whose results for these are exact (PTX ISA, "rsqrt.approx.ftz.f64").
#if elem_bits == 64 && vec_width == 1
#include <math/arithmetic/approximations.h>
static inline double pole_at_zero(double x) { return approximate_reciprocal_root(x); }
#else
#include <generic/math/arithmetic/pole_at_zero.h>
#endif
