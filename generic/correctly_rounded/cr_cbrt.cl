// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_cbrt (C23, 7.33.8): cbrt, correctly rounded by the steps of in_double.h. Step 1: z near x^(-1/3), within 2^-22
// (lab/coefficients/correctly_rounded.sol), and y = x z^2. The residual x - y^3, with the rounding error of y^2, and
// a third of z^2 give what y lacks: the sum of both has an error below 2^-42. Step 2 is the function of double, whose
// rounding to float is right for all floats. Half results are cbrt's, which are correctly rounded. Those of double:
// double/cbrt.h.
#define unary cr_cbrt
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/cbrt.h>
#else
#include <correctly_rounded/in_double.h>
#include <correctly_rounded/in_floats.h>

#if elem_bits == 32
__attribute__((noinline)) static gentype cbrt_in_doubt(gentype x) { return to_float(cbrt(to_double(x))); }
#endif

gentype cr_cbrt(gentype x) {
#if elem_bits == 16
  return cbrt(x);
#else
  gentype magnitude = fabs(x);
  // Step 1: in floats. Below 2^-77 the residual might be subnormal.
  relation rare = as_ugentype(magnitude) - (ugentype)0x19000000 >= (ugentype)(0x7f800000 - 0x19000000);
  gentype z = as_gentype((ugentype)0x54a1a800 - (as_ugentype(magnitude) >> (ugentype)16) * (ugentype)0x5555);
  gentype e = fma(magnitude * z, -(z * z), (gentype)1); // |e| < 0.106, as in cbrt
  gentype p = (gentype)0x1.2ab066p-3f;
  p = fma(p, e, (gentype)0x1.659a3p-3f);
  p = fma(p, e, (gentype)0x1.c718f4p-3f);
  p = fma(p, e, (gentype)0x1.555406p-2f);
  p = fma(p, e, (gentype)1);
  z *= p;
  gentype inverse = z * z, y = x * inverse, square = y * y;
  gentype rest = fma(fma(-y, y, square), y, fma(-square, y, x)); // x - y^3
  relation doubt;
  gentype result = rounded_sum(y, rest * (inverse * (gentype)(1 / 3.0f)), 0x1p-40f, &doubt);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt | rare), false) ? cbrt_in_doubt(x) : result;
#endif
}
#endif
