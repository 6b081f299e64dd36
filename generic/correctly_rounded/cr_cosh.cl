// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_cosh (C23, 7.33.8): cosh, correctly rounded, by way of double (hyperbolic_in_double.h). Half results are cosh's,
// which are correctly rounded.
#define unary cr_cosh
#include "float_and_half.h"
#include <correctly_rounded/hyperbolic_in_double.h>

gentype cr_cosh(gentype x) {
#if elem_bits == 16
  return cosh(x);
#else
  return hyperbolic(x, false);
#endif
}
