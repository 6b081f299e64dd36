// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_acos (C23, 7.33.8): acos, correctly rounded, by way of double (in_double.h), whose rounding to float is wrong for
// two floats. Half results are acos's, which are correctly rounded.
#define unary cr_acos
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_acos(gentype x) {
#if elem_bits == 16
  return acos(x);
#else
  gentype y = to_float(acos(to_double(x)));
  y = mended(y, x, 0x1.110b46p-26f, 0x1.921fb6p0f);
  return mended(y, x, 0x1.04c444p-12f, 0x1.920f6ap0f);
#endif
}
