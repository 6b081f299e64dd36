// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_acosh (C23, 7.33.8): acosh, correctly rounded, by way of double: acosh(x) = log(1 + (x - 1) + sqrt(x^2 - 1)). Half
// results are acosh's, which are correctly rounded.
#define unary cr_acosh
#include "float_and_half.h"
#include <correctly_rounded/log1p_in_double.h>

gentype cr_acosh(gentype x) {
#if elem_bits == 16
  return acosh(x);
#else
  doublen v = to_double(x);
  gentype y = to_float(log1p_in_double(v - 1 + sqrt(fma(v, v, (doublen)-1))));
  y = mended(y, x, 0x1.b121a6p75f, 0x1.a9a3f2p5f);
  y = mended(y, x, 0x1.6351d8p94f, 0x1.08b512p6f);
  y = x < (gentype)INFINITY ? y : x;
  return x < (gentype)1 ? (gentype)NAN : y;
#endif
}
