// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// maxmag (6.15.2): the argument of greater magnitude; fmax(x, y) if neither magnitude is the greater one.
#include "each_float.h"

gentype maxmag(gentype x, gentype y) {
  gentype a = fabs(x), b = fabs(y), even = fmax(x, y);
  return a > b ? x : b > a ? y : even;
}
