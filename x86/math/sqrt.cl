// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sqrt (6.15.2): the square root, correctly rounded. Half is computed as float, where vectors stay vectors: without
// half arithmetic (AVX512-FP16) LLVM takes those of half apart. Rounding twice does no harm, because float has more
// than 2 * 11 + 1 bits (Figueroa, "When is double rounding innocuous?", SIGNUM Newsletter 30(3), 1995).
// Largest errors seen: float 0.5, double 0.5 ulp.
#include "each_float.h"

gentype sqrt(gentype x) {
#if elem_bits == 16
  return vec_convert(half, __builtin_elementwise_sqrt(vec_convert(float, x)));
#else
  return __builtin_elementwise_sqrt(x);
#endif
}
