// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tanpi (6.15.2): tan(pi x). All steps are in tanpi_kernel.h:
//   1. Reduce the argument: x = k/2 + f exactly, |f| <= 1/4 (reduce_pio2.h)
//   2. tan(pi f) = f pi + f p, with a polynomial p in f^2 - 11/256, so that the roundings of all but the last term
//      shrink; the error is 2^-28.2 (double: 2^-57.8) of the result
//   3. For an odd k minus the reciprocal, from the reciprocal of one word and its residual
// For x = n/2, n = 0, 1, 2, 3 and so on, the result is +0, +inf, -0, -inf and so on (7.5.1); for negative x it has the
// other sign.
// Largest errors seen: float 0.965, double 0.845 ulp.
// Float's occurs where pi x is subnormal or nearly so.
#define unary tanpi
#include "each_float.h"
#if elem_bits == 16
#include <math/half/tanpi.h>
#else
#include <math/trigonometry/tanpi_kernel.h>

// Mesa: kernels get its body, as a call takes long (llvmpipe of Mesa 26.2, Intel Xeon, 2026-11-25).
policy_of("float", "short-call") gentype tanpi(gentype x) { return tangent(x); }
#endif
