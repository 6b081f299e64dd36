// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_atanpi (C23, 7.33.8): atanpi, correctly rounded, by way of double (atan_in_double.h). Half results are atanpi's,
// which are correctly rounded.
#define unary cr_atanpi
#include "float_and_half.h"
#include <correctly_rounded/atan_in_double.h>

gentype cr_atanpi(gentype x) {
#if elem_bits == 16
  return atanpi(x);
#else
  gentype y = copysign(to_float(atan_of_magnitude(x) * (doublen)0x1.45f306dc9c883p-2), x);
  return mended_odd(y, x, 0x1.d26a62p-1f, 0x1.e1a662p-3f);
#endif
}
