// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_asinpi (C23, 7.33.8): asinpi, correctly rounded, by way of double (in_double.h), whose rounding to float is right
// for all floats. Half results are asinpi's, which are correctly rounded.
#define unary cr_asinpi
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_asinpi(gentype x) {
#if elem_bits == 16
  return asinpi(x);
#else
  return to_float(asinpi(to_double(x)));
#endif
}
