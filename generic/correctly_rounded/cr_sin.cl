// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_sin (C23, 7.33.8): sin, correctly rounded, by way of double (in_double.h), whose rounding to float is wrong for
// three floats and their negatives. Half results are sin's, which are correctly rounded.
#define unary cr_sin
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_sin(gentype x) {
#if elem_bits == 16
  return sin(x);
#else
  gentype y = to_float(sin(to_double(x)));
  y = mended_odd(y, x, 0x1.33333p13f, -0x1.63f4bap-2f);
  y = mended_odd(y, x, 0x1.95f654p44f, -0x1.fcf42ep-1f);
  return mended_odd(y, x, 0x1.524856p80f, -0x1.ff5702p-1f);
#endif
}
