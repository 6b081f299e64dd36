// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_exp10 (C23, 7.33.8): exp10, correctly rounded, by way of double (in_double.h), whose rounding to float is right
// for all floats. Half results are exp10's, which are correctly rounded.
#define unary cr_exp10
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_exp10(gentype x) {
#if elem_bits == 16
  return exp10(x);
#else
  return to_float(exp10(to_double(x)));
#endif
}
