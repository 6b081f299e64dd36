// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_exp (C23, 7.33.8): exp, correctly rounded, by way of double (in_double.h), whose rounding to float is right for
// all floats. Half results are exp's, which are correctly rounded.
#define unary cr_exp
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_exp(gentype x) {
#if elem_bits == 16
  return exp(x);
#else
  return to_float(exp(to_double(x)));
#endif
}
