// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_lgamma_r: returns cr_lgamma(x) and stores the sign of gamma(x) to *signp, as lgamma_r does.
#include "each_space.h"

#include "each_float.h"

gentype cr_lgamma(gentype x);
gentype cr_lgamma_r(gentype x, space intn *signp) {
  lgamma_r(x, signp);
  return cr_lgamma(x);
}
