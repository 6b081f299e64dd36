// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fma (6.15.2). Where a device has no instruction for it, Mesa calls this very function instead, so it is software
// (software_fma.h). For float it does without double, which few of Mesa's devices have.
#undef fma
#define ternary fma
#include "each_float.h"
#include <math/arithmetic/software_fma.h>

gentype fma(gentype x, gentype y, gentype z) {
#if elem_bits == 16
  return fma_by_wider_type(x, y, z);
#elif elem_bits == 32
  return fma_by_floats(x, y, z);
#else
  return fma_by_integers(x, y, z);
#endif
}
