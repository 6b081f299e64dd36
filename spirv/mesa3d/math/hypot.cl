// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hypot (6.15.2): generic/'s. Usual arguments of float take mad where mad is fma (math/fma.cl).
#define binary hypot
#include "each_float.h"
#if elem_bits == 32 && vec_width == 1
#define hypot static __attribute__((noinline)) hypot_of_any
#include <generic/math/hypot.cl>
#undef hypot
#define fma_by_mad
#include <math/arithmetic/vocabulary.h>
#define root_of_squares root_by_mad
#include <math/arithmetic/root_of_squares.h>
#undef root_of_squares
#undef fma_by_mad
#include <math/arithmetic/vocabulary.h>

float hypot(float x, float y) {
  float b, a = greater_magnitude(unknown(x), unknown(y), &b), result = root_by_mad(a, b, false);
  bool usual = (a > least_unscaled) & (a < most_unscaled);
  if (!usual || !mad_is_fma()) // the condition within makes it a branch (math/fma.cl)
    result = a == 0 ? a * b : hypot_of_any(x, y);
  return result;
}
#else
#include <generic/math/hypot.cl>
#endif
