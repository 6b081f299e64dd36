// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_acosh (C23, 7.33.8): acosh, correctly rounded, by way of double (in_double.h), whose rounding to float is wrong
// for two floats. Half results are acosh's, which are correctly rounded.
#define unary cr_acosh
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_acosh(gentype x) {
#if elem_bits == 16
  return acosh(x);
#else
  gentype y = to_float(acosh(to_double(x)));
  y = mended(y, x, 0x1.b121a6p75f, 0x1.a9a3f2p5f);
  return mended(y, x, 0x1.6351d8p94f, 0x1.08b512p6f);
#endif
}
