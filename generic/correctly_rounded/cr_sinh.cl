// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_sinh (C23, 7.33.8): sinh, correctly rounded, by way of double (hyperbolic_in_double.h). Half results are sinh's,
// which are correctly rounded.
#define unary cr_sinh
#include "float_and_half.h"
#include <correctly_rounded/hyperbolic_in_double.h>

gentype cr_sinh(gentype x) {
#if elem_bits == 16
  return sinh(x);
#else
  gentype y = copysign(hyperbolic(x, true), x);
  return mended_odd(y, x, 0x1.250bfep-11f, 0x1.250bfep-11f);
#endif
}
