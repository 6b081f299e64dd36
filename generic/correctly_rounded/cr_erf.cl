// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_erf (C23, 7.33.8): erf, correctly rounded, by way of double (in_double.h), whose rounding to float is right for
// all floats. Half results are erf's, which are correctly rounded.
#define unary cr_erf
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_erf(gentype x) {
#if elem_bits == 16
  return erf(x);
#else
  return to_float(erf(to_double(x)));
#endif
}
