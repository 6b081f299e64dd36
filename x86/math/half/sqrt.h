// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sqrt of half is that of float, rounded once more, where vectors stay vectors: without half arithmetic (AVX512-FP16)
// LLVM takes those of half apart. Rounding twice does no harm, because float has more than 2 * 11 + 1 bits (Figueroa,
// "When is double rounding innocuous?", SIGNUM Newsletter 30(3), 1995).
#include <math/half/root_of_half.h>

gentype sqrt(gentype x) { return vec_convert(half, root_of_half(vec_convert(float, x))); }
