// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_sinpi (C23, 7.33.8): sinpi, correctly rounded, by way of double (in_double.h), whose rounding to float is right
// for all floats. Half results are sinpi's, which are correctly rounded.
#define unary cr_sinpi
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_sinpi(gentype x) {
#if elem_bits == 16
  return sinpi(x);
#else
  return to_float(sinpi(to_double(x)));
#endif
}
