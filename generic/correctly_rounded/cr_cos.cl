// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_cos (C23, 7.33.8): cos, correctly rounded, by way of double (in_double.h), whose rounding to float is wrong for
// two floats and their negatives. Half results are cos's, which are correctly rounded.
#define unary cr_cos
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_cos(gentype x) {
#if elem_bits == 16
  return cos(x);
#else
  gentype y = to_float(cos(to_double(x)));
  y = mended_even(y, x, 0x1.3170fp63f, 0x1.fe2976p-1f);
  return mended_even(y, x, 0x1.2b9622p67f, 0x1.f0285ep-1f);
#endif
}
