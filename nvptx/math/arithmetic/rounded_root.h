// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What generic/'s header of this name describes. Reciprocals and roots of float are the hardware's approximation and
// one step of Newton's iteration with an exact residual (P. Markstein, "Computation of elementary functions on the IBM
// RISC System/6000 processor", IBM J. Res. Dev. 34, 1990). ptxas makes rcp.rn and sqrt.rn of the same operations,
// behind a test of the exponent and a branch.
//
// lab/coefficients/root_seeds.c tries the step from all approximations that are as near as the PTX ISA says: "the
// maximum ulp error is 1" (rcp.approx), "the maximum relative error is 2^-22.9" (rsqrt.approx). The result is rounded
// right, but for three significands, each with one or two approximations of the worst kind, which rcp.rn and sqrt.rn
// could not do with, either: lab/test/rounded_root.c looks at all significands on the device.
#ifndef ONECLC_MATH_ROUNDED_ROOT_H
#define ONECLC_MATH_ROUNDED_ROOT_H

#include <math/arithmetic/approximations.h>
static inline float approximate_reciprocal_root(float x) { return __nvvm_rsqrt_approx_ftz_f(x); }
// The lower word of an approximation is 0, which ptxas has to write, too.
static inline double raised(double y) { return as_double((uint2)(UINT_MAX, as_uint2(y).y)); }
static inline float root_by_reciprocal(float x, float y) {
  float root = x * y;
  return fma(fma(-root, root, x), 0.5f * y, root);
}
#include <math/arithmetic/rounded_by_approximations.h>

// 1 / d within two ulps: the approximation, which is good to 20 bits, and two steps of Newton's iteration
static inline double near_reciprocal(double d) {
  double y = approximate_reciprocal(d);
  y = fma(y, fma(-d, y, 1.0), y);
  return fma(y, fma(-d, y, 1.0), y);
}

// n / d within an ulp, and exact where it is a double: then the rest is exact.
static inline double near_quotient(double n, double d) {
  double y = near_reciprocal(d), quotient = n * y;
  return fma(fma(-quotient, d, n), y, quotient);
}

// ptxas would bring a function along for the quotients of these that are subnormal, as large as all else of atan2. That
// of two floats is a number halfway between floats, or it differs from it by 2^-49 of it: it may be rounded twice.
static inline float tiny_quotient(float n, float d) { return (float)near_quotient(n, d); }

// Numbers below twice the least normal one, 2^-1021, are multiples of the least subnormal one, 2^-1074, and its bits
// are the factor; those up to 2^-1020 are multiples of twice that, and their bits are 2^52 more than the factor. The
// nearest of the integers whose multiples of d are next to n / 2^-1074 (n / 2^-1073) is found by what is left, exactly.
static inline double tiny_quotient(double n, double d) {
  const double scale = 0x1p537;
  n = n * scale * scale;
  double quotient = near_quotient(n, d);
  bool beyond = quotient >= 0x1p53;
  double unit = beyond ? 0.5 : 1;
  quotient = __builtin_elementwise_roundeven(quotient * unit);
  double rest = fma(-quotient, d, n * unit), twice = fabs(rest) * 2;
  long whole = (long)quotient;
  if (twice > d || (twice == d && (whole & 1)))
    whole += rest < 0 ? -1 : 1;
  return as_double(whole + (beyond ? 0x10000000000000 : 0));
}
#endif
