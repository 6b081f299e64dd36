// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_tanh (C23, 7.33.8): tanh, correctly rounded, by way of double (in_double.h), whose rounding to float is right for
// all floats. Half results are tanh's, which are correctly rounded.
#define unary cr_tanh
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_tanh(gentype x) {
#if elem_bits == 16
  return tanh(x);
#else
  return to_float(tanh(to_double(x)));
#endif
}
