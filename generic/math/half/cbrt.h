// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cbrt of half: that of float, moved away from zero by a unit in the last place and rounded once more.
#include <math/arithmetic/vocabulary.h>

gentype cbrt(gentype x) {
  floatn v = vec_convert(float, x), result = cbrt(v);
  // The next number away from zero: that of a tie is always on the side of the exact root. Infinity stays.
  result = fma_plain(result, (floatn)0x1p-24f, result);
  return vec_convert(half, result);
}
