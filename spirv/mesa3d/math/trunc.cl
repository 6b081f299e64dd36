// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// trunc (6.15.2), which modf and other builtins call; a kernel's own never comes to the library. A double loses its
// fraction by floor, of its magnitude: on processors without AVX-512 llvmpipe takes doubles from 2^24 on for integers
// when it truncates them or rounds them to nearest (lp_bld_arit.c, lp_build_trunc and lp_build_round, 26.2), whose
// bound is float's; its floor is right.
// Largest errors seen: float and double exact.
#include "each_float.h"

gentype trunc(gentype x) {
#if elem_bits == 64
  return copysign(floor(fabs(x)), x);
#else
  return __builtin_elementwise_trunc(x);
#endif
}
