// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_acospi (C23, 7.33.8): acospi, correctly rounded, by way of double (in_double.h), whose rounding to float is right
// for all floats. Half results are acospi's, which are correctly rounded.
#define unary cr_acospi
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_acospi(gentype x) {
#if elem_bits == 16
  return acospi(x);
#else
  return to_float(acospi(to_double(x)));
#endif
}
