// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fma (6.15.2): x * y + z rounded once, by the device's instruction. Half is computed through float (software_fma.h),
// as the device may have no such instruction for it, and compilers would then go through a wider type and round twice.
// Largest errors seen: float 0.5, double 0.5 ulp.
#include "each_float.h"

#if elem_bits == 16
#include <math/arithmetic/software_fma.h>
#elif elem_bits == 32
#include <math/arithmetic/round_to_odd.h> // half's pass calls float's round_to_odd
#endif

gentype fma(gentype x, gentype y, gentype z) {
#if elem_bits == 16
  return fma_by_wider_type(x, y, z);
#else
  return __builtin_elementwise_fma(x, y, z);
#endif
}
