// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_asinh (C23, 7.33.8): asinh, correctly rounded, by way of double: asinh(x) = log(1 + x + x^2 / (1 + sqrt(x^2 + 1)))
// for positive x. Half results are asinh's, which are correctly rounded.
#define unary cr_asinh
#include "float_and_half.h"
#include <correctly_rounded/log1p_in_double.h>

gentype cr_asinh(gentype x) {
#if elem_bits == 16
  return asinh(x);
#else
  doublen v = to_double(fabs(x)), square = v * v, root = sqrt(square + 1);
  gentype y = copysign(to_float(log1p_in_double(v + square / (1 + root))), x);
  y = mended_odd(y, x, 0x1.0cabbp-5f, 0x1.0c9f5cp-5f);
  y = mended_odd(y, x, 0x1.bacb4ap24f, 0x1.1e0696p4f);
  y = mended_odd(y, x, 0x1.b121a6p75f, 0x1.a9a3f2p5f);
  y = mended_odd(y, x, 0x1.6351d8p94f, 0x1.08b512p6f);
  return fabs(x) < (gentype)INFINITY ? y : x;
#endif
}
