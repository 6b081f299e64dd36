// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_erfc (C23, 7.33.8): erfc, correctly rounded, by way of double (in_double.h), whose rounding to float is wrong for
// one float. Half results are erfc's, which are correctly rounded.
#define unary cr_erfc
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_erfc(gentype x) {
#if elem_bits == 16
  return erfc(x);
#else
  gentype y = to_float(erfc(to_double(x)));
  return mended(y, x, -0x1.d93ec4p-17f, 0x1.00010ap0f);
#endif
}
