// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_expm1 (C23, 7.33.8): expm1, correctly rounded by the steps of in_double.h: e^x - 1 = (2^n - 1) + 2^n (e^t - 1)
// loses nothing to cancellation (exp_in_double.h). Step 1 is for vectors with AVX-512 (expm1_in_floats.h). Half results
// are expm1's, which are correctly rounded. Those of double: double/expm1.h.
#define unary cr_expm1
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/expm1.h>
#else
#include <correctly_rounded/exp_in_double.h>
#include <correctly_rounded/expm1_in_floats.h>

#if elem_bits == 32
static inline gentype expm1_in_double(gentype x) {
  const gentype least = (gentype)-18, most = (gentype)90; // beyond, the result is -1 or infinite; NaN stays
  gentype v = x < least ? least : x;
  v = v > most ? most : v;
  return copysign(to_float(less_one(to_double(v))), x);
}

__attribute__((noinline)) static gentype expm1_in_doubt(gentype x) { return expm1_in_double(x); }
#endif

gentype cr_expm1(gentype x) {
#if elem_bits == 16
  return expm1(x);
#else
  if (!pieces_first)
    return expm1_in_double(x);
  // Step 1: in floats
  relation doubt;
  gentype rest, y = expm1_in_floats(x, &rest);
  // Seen over all arguments: an error of 2^-37.2
  y = copysign(rounded_sum(y, rest, 0x1p-36f, &doubt), x);
  doubt |= !(fabs(x) < (gentype)16);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? expm1_in_doubt(x) : y;
#endif
}
#endif
