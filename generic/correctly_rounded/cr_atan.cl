// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_atan (C23, 7.33.8): atan, correctly rounded, by way of double (atan_in_double.h). Half results are atan's, which
// are correctly rounded.
#define unary cr_atan
#include "float_and_half.h"
#include <correctly_rounded/atan_in_double.h>

gentype cr_atan(gentype x) {
#if elem_bits == 16
  return atan(x);
#else
  gentype y = copysign(to_float(atan_of_magnitude(x)), x);
  return mended_odd(y, x, 0x1.1ad646p-4f, 0x1.1a6386p-4f);
#endif
}
