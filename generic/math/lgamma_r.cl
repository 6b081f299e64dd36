// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lgamma_r (6.15.2): returns lgamma(x), by the same method, and stores the sign of gamma(x) to *signp: 1 or -1, or 0 if
// x is zero or a negative integer (7.5.1).
// Largest errors seen: float 0.934, double 0.883 ulp.
#ifndef space // included once, before all passes
#define header "math/gamma/lgamma_kernel.h"
#include "each_real.h"
#endif

#define unary lgamma_r
#define stored int
#include "each_space.h"

#include "each_float.h"
#if elem_bits == 16
#include <math/half/lgamma_r.h>
#else

gentype lgamma_r(gentype x, space intn *signp) {
  igentype sign;
  gentype result = log_gamma_and_sign(x, &sign);
  *signp = vec_convert(int, sign);
  return result;
}
#endif
