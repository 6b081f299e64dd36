// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_sincos: returns cr_sin(x) and stores cr_cos(x) to *cosval.
#include "each_space.h"

#include "float_and_half.h"

gentype cr_sin(gentype x);
gentype cr_cos(gentype x);
gentype cr_sincos(gentype x, space gentype *cosval) {
  *cosval = cr_cos(x);
  return cr_sin(x);
}
