// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan2 (6.15.2): generic/'s. Usual points of float take mad where mad is fma (math/fma.cl).
#define binary atan2
#include "each_float.h"
#if elem_bits == 32 && vec_width == 1
#define atan2 static __attribute__((noinline)) atan2_of_any
#include <generic/math/atan2.cl>
#undef atan2
#define fma_by_mad
#include <math/trigonometry/second_atan_kernel.h>

float atan2(float y, float x) {
  relation rare;
  second_quotient_float q = second_atan2_parts(unknown(y), unknown(x), false, &rare);
  float result = copysign(rounded(second_words(q.k, q.t, q.rest, false), false), y);
  if (rare || !mad_is_fma()) // the condition within makes it a branch (math/fma.cl)
    result = y == 0 && x > 0 ? copysign(0.0f, y) : atan2_of_any(y, x);
  return result;
}
#else
#include <generic/math/atan2.cl>
#endif
