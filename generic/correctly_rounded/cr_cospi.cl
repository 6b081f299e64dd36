// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_cospi (C23, 7.33.8): cospi, correctly rounded, by way of double (in_double.h), whose rounding to float is right
// for all floats. Half results are cospi's, which are correctly rounded.
#define unary cr_cospi
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_cospi(gentype x) {
#if elem_bits == 16
  return cospi(x);
#else
  return to_float(cospi(to_double(x)));
#endif
}
