// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rsqrt (6.15.2), for targets whose reciprocal_root_seed is an instruction. Float is the common version's
// rounded_reciprocal_root (sqrt_words.h) without a branch: the seed is infinite for zeros, with their sign, 0 for
// infinity and NaN for negative numbers (PTX ISA, "rsqrt.approx.ftz"; "RDNA3 Instruction Set Architecture: Reference
// Guide", V_RSQ_F32), which are the results. Then the residual is NaN, as 0 times infinity is; a number takes its
// place, and what is added to the seed leaves it as it is.
//
// Double is the common version's where the exact 1 / sqrt(x) is within 2^-72 of the middle of two doubles, and the
// nearest double elsewhere (reciprocal_root). The seed y is within 2^-19 and has an exact square, so that its residual
// r is below 2^-18, and 1 / sqrt(x) is y (1 + w), where w = r / 2 + 3/8 r^2 + 5/16 r^3, within 2^-73.9; the roundings
// of r, of the factor of r and of w come to less than 2^-70.4. So the exact number and all within 2^-72 of it lie
// between those for w that are 2^-69 less and more. If both are the same double, that is the result, but for one
// argument in 2^15; the common version has those, and all for which the seed is infinite, 0 or NaN: then nothing equals
// anything. Subnormal numbers, whose seed's square may overflow, are left to it as well. Where their seed is infinite
// and has their sign, one of the two is NaN, as |y| is what its product is added to; elsewhere an integer's comparison
// tells them, as the units of double have enough to do.
// Largest errors seen: float 0.5, double 0.5 ulp.
#define unary rsqrt
#include "each_float.h"
#if elem_bits > 16
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/rsqrt_of_any.h>
#endif
#if elem_bits == 32
gentype rsqrt(gentype x) {
  relation small = x < (gentype)least_normal; // negative numbers may be scaled, too
  gentype z = small ? x * (gentype)power_of_two(24) : x, y = reciprocal_root_seed(z);
  gentype residual = residual_of_seed(z, y);
  y = corrected_seed(y, residual < (gentype)1 ? residual : (gentype)1);
  return small ? y * (gentype)power_of_two(12) : y;
}
#elif elem_bits == 64 && vec_width == 1
double rsqrt(double x) {
  double y = reciprocal_root_seed(x), residual = fma(-x, y * y, 1.0);
  double factor = fma(residual, fma(residual, 0.3125, 0.375), 0.5);
  double least = fma(y, fma(residual, factor, -0x1p-69), fabs(y)), most = fma(y, fma(residual, factor, 0x1p-69), y);
  if (__builtin_expect(least == most && (subnormal_root_is_infinite || as_int2(x).y >= 0x00100000), true))
    return most;
  return rsqrt_of_any(x);
}
#else
#include <generic/math/rsqrt.cl>
#endif
