// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_tanpi (C23, 7.33.8): tanpi, correctly rounded, by way of double (in_double.h), whose rounding to float is right
// for all floats. Half results are tanpi's, which are correctly rounded.
#define unary cr_tanpi
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_tanpi(gentype x) {
#if elem_bits == 16
  return tanpi(x);
#else
  return to_float(tanpi(to_double(x)));
#endif
}
