// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rsqrt (6.15.2): 1 / sqrt(x), within 1 ulp. Two roundings make 1.5; one Newton step with the exact residual 1 - x y^2 takes
// them back. The residual is NaN where x is zero or infinite: there the quotient stands. Half through float.
#include "each_float.h"

gentype rsqrt(gentype x) {
#if elem_bits == 16
  return vec_convert(half, 1 / sqrt(vec_convert(float, x)));
#else
  gentype y = 1 / sqrt(x), high = x * y, low = fma(x, y, -high);
  gentype residual = fma(-low, y, fma(-high, y, (gentype)1));
  gentype refined = fma((gentype)0.5f * y, residual, y);
  return residual == residual ? refined : y;
#endif
}
