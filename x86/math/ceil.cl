// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ceil (6.15.2): x rounded up to an integer. Half is rounded as float, where vectors stay vectors: without half
// arithmetic (AVX512-FP16) LLVM takes those of half apart. The sign is what it was already; putting it there once more
// keeps LLVM from making the three steps one of half again.
// Largest errors seen: float and double exact.
#include "each_float.h"

gentype ceil(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x);
  return vec_convert(half, copysign(__builtin_elementwise_ceil(v), v));
#else
  return __builtin_elementwise_ceil(x);
#endif
}
