// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fma (6.15.2) on processors without the instruction, in software (software_fma.h), and its forms that
// kernels inline, which call it where they are in doubt.
#undef fma
#include "each_float.h"
#include <math/arithmetic/software_fma.h>

sgentype fma(sgentype, sgentype, sgentype);

gentype fma(gentype x, gentype y, gentype z) {
#if exceeds_registers
  return (gentype)(fma(x.lo, y.lo, z.lo), fma(x.hi_part, y.hi_part, z.hi_part));
#elif elem_bits < 64
  return fma_by_wider_type(x, y, z);
#elif vec_width == 1
  return fma_by_integers(x, y, z);
#else
  return (gentype)(fma(x.x, y.x, z.x), fma(x.y, y.y, z.y));
#endif
}

#if elem_bits > 16 && !exceeds_registers
#include <math/arithmetic/fma_bodies.h>
#endif
