// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// minmag (6.15.2): the argument of lesser magnitude; fmin(x, y) if neither magnitude is the lesser one.
#include "each_float.h"

gentype minmag(gentype x, gentype y) {
  gentype a = fabs(x), b = fabs(y), even = fmin(x, y);
  return a < b ? x : b < a ? y : even;
}
