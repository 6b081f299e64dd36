// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What generic/'s header of this name describes. LLVM's own division and square root scale the arguments of float first
// and test for special cases.
//
// v_rcp_f32 has "1ULP accuracy. Accuracy converges to < 0.5ULP when using the Newton-Raphson method and 2 FMA
// operations" ("RDNA3 Instruction Set Architecture: Reference Guide", V_RCP_F32): that is the step here.
// lab/coefficients/root_seeds.c finds it right for all numbers within an ulp, but for two of one significand, which
// the manual so excludes. The root takes v_rsq_f32, "1ULP accuracy", and a step for it and for half its reciprocal (R.
// E. Goldschmidt, "Applications of division by convergence", 1964) before the last one with an exact residual (P.
// Markstein, "Computation of elementary functions on the IBM RISC System/6000 processor", IBM J. Res. Dev. 34, 1990):
// then it is rounded right whatever number within 2^-22.9 the instruction gives, as that program tries. Of
// double both are good to 23 bits ("(2^29)ULP accuracy", V_RCP_F64 and V_RSQ_F64).
#ifndef ONECLC_MATH_ROUNDED_ROOT_H
#define ONECLC_MATH_ROUNDED_ROOT_H

static inline float approximate_reciprocal(float x) { return __builtin_amdgcn_rcpf(x); }
static inline float approximate_reciprocal_root(float x) { return __builtin_amdgcn_rsqf(x); }
static inline double approximate_reciprocal(double x) { return __builtin_amdgcn_rcp(x); }
static inline double approximate_reciprocal_root(double x) {
  return as_double(as_ulong(__builtin_amdgcn_rsq(x)) & ~0ul << 27);
}
static inline double raised(double y) { return as_double(as_ulong(y) + (1ul << 32)); }
static inline float root_by_reciprocal(float x, float y) {
  float root = x * y, half_reciprocal = 0.5f * y;
  float residual = fma(-root, half_reciprocal, 0.5f);
  root = fma(root, residual, root);
  return fma(fma(-root, root, x), fma(half_reciprocal, residual, half_reciprocal), root);
}
#include <math/arithmetic/rounded_by_approximations.h>

#define subnormal_root_is_infinite false // the approximation takes subnormal doubles, too
#define tiny_quotient(n, d) ((n) / (d))
#endif
