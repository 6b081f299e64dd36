// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_cbrt (C23, 7.33.8): cbrt, correctly rounded, by way of double (in_double.h), whose rounding to float is right for
// all floats. Half results are cbrt's, which are correctly rounded.
#define unary cr_cbrt
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_cbrt(gentype x) {
#if elem_bits == 16
  return cbrt(x);
#else
  return to_float(cbrt(to_double(x)));
#endif
}
