// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_asinh (C23, 7.33.8): asinh, correctly rounded, by way of double (in_double.h), whose rounding to float is wrong
// for three floats and their negatives. Half results are asinh's, which are correctly rounded.
#define unary cr_asinh
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_asinh(gentype x) {
#if elem_bits == 16
  return asinh(x);
#else
  gentype y = to_float(asinh(to_double(x)));
  y = mended_odd(y, x, 0x1.bacb4ap24f, 0x1.1e0696p4f);
  y = mended_odd(y, x, 0x1.b121a6p75f, 0x1.a9a3f2p5f);
  return mended_odd(y, x, 0x1.6351d8p94f, 0x1.08b512p6f);
#endif
}
