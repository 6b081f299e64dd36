// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The special-function unit's approximations, from which functions of half are made whose results are the correctly
// rounded ones whatever the unit gives within its bounds. These are the PTX ISA's:
//   approximate_exp2        "The maximum ulp error is 2 ulp from correctly rounded result" (ex2.approx)
//   approximate_log2        "The maximum absolute error is 2^-22 when the input operand is in the range (0.5, 2). For
//                           positive finite inputs outside of this interval, maximum relative error is 2^-22."
//   approximate_reciprocal  "The maximum ulp error is 1" (rcp.approx)
//   approximate_root        "The maximum relative error … is 2^-23" (sqrt.approx)
// Of double there are gross approximations, from the upper 20 bits of a significand and in as many (rcp.approx.ftz.f64,
// rsqrt.approx.ftz.f64); lab/test/rounded_root.c looks at all of them: they are within 2^-19.
// Subnormal floats are zeros to them; halves are none. lab/test/half_instructions.test has forms of its own in the
// place of these, which give every result within the bounds in turn.
//
// What rests on bounds compares two halves as numbers: then ptxas rounds to both by one instruction, and to halves that
// are compared as integers by two slower ones.
#ifndef ONECLC_MATH_APPROXIMATIONS_H
#define ONECLC_MATH_APPROXIMATIONS_H
#include <math/arithmetic/masked_or.h>
static inline float approximate_exp2(float x) { return __nvvm_ex2_approx_ftz_f(x); }
static inline float approximate_log2(float x) { return __nvvm_lg2_approx_ftz_f(x); }
static inline float approximate_reciprocal(float x) { return __nvvm_rcp_approx_ftz_f(x); }
static inline float approximate_root(float x) { return __nvvm_sqrt_approx_ftz_f(x); }
static inline double approximate_reciprocal(double x) { return __nvvm_rcp_approx_ftz_d(x); }
// Clang has no builtin for this intrinsic.
double approximate_reciprocal_root(double) __asm__("llvm.nvvm.rsqrt.approx.ftz.d");
// Of subnormal doubles that is infinite, with their sign, as it is of zeros (PTX ISA, "rsqrt.approx.ftz.f64").
#define subnormal_root_is_infinite true
#endif
