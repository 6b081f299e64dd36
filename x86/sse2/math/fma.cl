// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fma (6.15.2) on processors without the instruction, in software (software_fma.h).
#undef fma
#define ternary fma
#include "each_float.h"
#include <math/arithmetic/software_fma.h>

sgentype fma(sgentype, sgentype, sgentype);

gentype fma(gentype x, gentype y, gentype z) {
#if elem_bits < 64
  return fma_by_wider_type(x, y, z);
#elif vec_width == 1
  return fma_by_integers(x, y, z);
#else
  gentype result;
  for (int i = 0; i < vec_width; i++)
    result[i] = fma(x[i], y[i], z[i]);
  return result;
#endif
}
