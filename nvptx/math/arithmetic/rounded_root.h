// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rounded_reciprocal and rounded_root, as generic/'s header of this name describes them. Those of float are the
// hardware's approximation and one step of Newton's iteration with an exact residual (P. Markstein, "Computation of
// elementary functions on the IBM RISC System/6000 processor", IBM J. Res. Dev. 34, 1990). ptxas makes rcp.rn and
// sqrt.rn of the same operations, behind a test of the exponent and a branch. Double is left to it: there the test
// costs nothing beside the sums.
//
// utils/coefficients/root_seeds.c tries the step from all approximations that are as near as the PTX ISA says: "the
// maximum ulp error is 1" (rcp.approx), "the maximum relative error is 2^-22.9" (rsqrt.approx). The result is rounded
// right, but for three significands, each with one or two approximations of the worst kind, which rcp.rn and sqrt.rn
// could not do with, either: test/math/rounded_root.c looks at all significands on the device.
#ifndef ONECLC_MATH_ROUNDED_ROOT_H
#define ONECLC_MATH_ROUNDED_ROOT_H

static inline float rounded_reciprocal(float x) {
  float y = __nvvm_rcp_approx_ftz_f(x);
  return fma(y, fma(-x, y, 1.0f), y);
}

static inline float rounded_root(float x) {
  float y = __nvvm_rsqrt_approx_ftz_f(x), root = x * y;
  return fma(fma(-root, root, x), 0.5f * y, root);
}

static inline double rounded_reciprocal(double x) { return 1 / x; }
static inline double rounded_root(double x) { return __builtin_elementwise_sqrt(x); }
#endif
