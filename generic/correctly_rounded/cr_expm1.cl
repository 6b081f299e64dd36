// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_expm1 (C23, 7.33.8): expm1, correctly rounded, by way of double (in_double.h), whose rounding to float is right
// for all floats. Half results are expm1's, which are correctly rounded.
#define unary cr_expm1
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_expm1(gentype x) {
#if elem_bits == 16
  return expm1(x);
#else
  return to_float(expm1(to_double(x)));
#endif
}
