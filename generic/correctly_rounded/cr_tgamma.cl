// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_tgamma (C23, 7.33.8): tgamma, correctly rounded, by way of double (in_double.h), whose rounding to float is wrong
// for two floats. Half results are tgamma's, which are correctly rounded.
#define unary cr_tgamma
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_tgamma(gentype x) {
#if elem_bits == 16
  return tgamma(x);
#else
  gentype y = to_float(tgamma(to_double(x)));
  y = mended(y, x, 0x1.bd0d52p-48f, 0x1.268266p47f);
  return mended(y, x, 0x1.c0a8eap-48f, 0x1.242422p47f);
#endif
}
