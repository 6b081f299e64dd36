// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_asin (C23, 7.33.8): asin, correctly rounded, by way of double (in_double.h), whose rounding to float is right for
// all floats. Half results are asin's, which are correctly rounded.
#define unary cr_asin
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_asin(gentype x) {
#if elem_bits == 16
  return asin(x);
#else
  return to_float(asin(to_double(x)));
#endif
}
