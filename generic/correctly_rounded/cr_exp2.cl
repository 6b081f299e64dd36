// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_exp2 (C23, 7.33.8): exp2, correctly rounded, by way of double (in_double.h), whose rounding to float is wrong for
// two floats. Half results are exp2's, which are correctly rounded.
#define unary cr_exp2
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_exp2(gentype x) {
#if elem_bits == 16
  return exp2(x);
#else
  gentype y = to_float(exp2(to_double(x)));
  y = mended(y, x, 0x1.853a6ep-9f, 0x1.00870ap0f);
  return mended(y, x, -0x1.e7526ep-6f, 0x1.f58d62p-1f);
#endif
}
