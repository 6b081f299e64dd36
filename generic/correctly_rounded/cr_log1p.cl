// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_log1p (C23, 7.33.8): log1p, correctly rounded, by way of double (in_double.h). 1 + x is exact from 2^-29 on; below
// 2^-28 two terms of the series do. Half results are log1p's, which are correctly rounded.
#define unary cr_log1p
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>

gentype cr_log1p(gentype x) {
#if elem_bits == 16
  return log1p(x);
#else
  doublen v = to_double(x), series = fma(v * (doublen)-0.5, v, v);
  return fabs(x) < (gentype)0x1p-28f ? to_float(series) : to_float(log((doublen)1 + v));
#endif
}
