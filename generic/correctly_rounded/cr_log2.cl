// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_log2 (C23, 7.33.8): log2, correctly rounded, by way of double (in_double.h), whose rounding to float is right for
// all floats. Half results are log2's, which are correctly rounded.
#define unary cr_log2
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_log2(gentype x) {
#if elem_bits == 16
  return log2(x);
#else
  return to_float(log2(to_double(x)));
#endif
}
