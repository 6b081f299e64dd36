// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_log10 (C23, 7.33.8): log10, correctly rounded, by way of double (in_double.h), whose rounding to float is wrong
// for one float. Half results are log10's, which are correctly rounded.
#define unary cr_log10
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_log10(gentype x) {
#if elem_bits == 16
  return log10(x);
#else
  gentype y = to_float(log10(to_double(x)));
  return mended(y, x, 0x1.fddcf4p-98f, -0x1.d33a46p4f);
#endif
}
