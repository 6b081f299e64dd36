// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_atanh (C23, 7.33.8): atanh, correctly rounded, by way of double (in_double.h), whose rounding to float is right
// for all floats. Half results are atanh's, which are correctly rounded.
#define unary cr_atanh
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_atanh(gentype x) {
#if elem_bits == 16
  return atanh(x);
#else
  return to_float(atanh(to_double(x)));
#endif
}
