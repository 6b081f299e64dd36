// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fma (6.15.2). Where a device has no instruction for it, Mesa calls this very function instead, for the builtins' as
// for a kernel's own, so it is software, and does without double, which few of Mesa's devices have (software_fma.h).
// Where Mesa says that there is none (target/hooks.c), from 26.2 on, it is for Mesa to inline, and quick for usual
// numbers: passing arguments and results through memory takes llvmpipe longer. Older versions, some of which inline all
// that is called, get one call.
#undef fma
#define ternary fma
#include "each_float.h"
#include <math/arithmetic/software_fma.h>

#if vec_width == 1 && elem_bits == 32
__attribute__((noinline)) static float fma_of_any(float x, float y, float z) { return fma_by_floats(x, y, z); }

bool mesa_has_fma(void) __asm__("__clc_runtime_has_hw_fma32");

__attribute__((always_inline)) float fma(float x, float y, float z) {
  if (mesa_has_fma())
    return fma_of_any(x, y, z);
  return usual_for_floats(x, y, z) ? quick_fma_by_floats(x, y, z) : fma_of_any(x, y, z);
}

#else
gentype fma(gentype x, gentype y, gentype z) {
#if elem_bits == 16
  return fma_by_wider_type(x, y, z);
#else
  return fma_by_integers(x, y, z);
#endif
}
#endif
