// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_expm1 (C23, 7.33.8): expm1, correctly rounded, by way of double: e^x - 1 = (2^n - 1) + 2^n (e^t - 1) loses nothing
// to cancellation (exp_in_double.h). Half results are expm1's, which are correctly rounded.
#define unary cr_expm1
#include "float_and_half.h"
#include <correctly_rounded/exp_in_double.h>

gentype cr_expm1(gentype x) {
#if elem_bits == 16
  return expm1(x);
#else
  const gentype least = (gentype)-18, most = (gentype)90; // beyond, the result is -1 or infinite; NaN stays
  gentype v = x < least ? least : x;
  v = v > most ? most : v;
  return copysign(to_float(less_one(to_double(v))), x);
#endif
}
