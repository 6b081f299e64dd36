// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_tan (C23, 7.33.8): tan, correctly rounded, by way of double (in_double.h), whose rounding to float is right for
// all floats. Half results are tan's, which are correctly rounded.
#define unary cr_tan
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_tan(gentype x) {
#if elem_bits == 16
  return tan(x);
#else
  return to_float(tan(to_double(x)));
#endif
}
