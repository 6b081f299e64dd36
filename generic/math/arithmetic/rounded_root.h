// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rounded_reciprocal(x) and rounded_root(x): 1 / x and sqrt(x) of float and double, scalar or vector, correctly
// rounded, for a caller who knows that x is no special case: |x| is between 2^-100 and 2^125 (double: 2^-960 and
// 2^1020), and for the root positive, so that neither results nor the residuals of a method by Newton's iteration are
// subnormal. The compilers' own division and square root check for that. Correctly rounded, results are the same
// however they are made, so that a target may start from an instruction that approximates them.
#ifndef ONECLC_MATH_ROUNDED_ROOT_H
#define ONECLC_MATH_ROUNDED_ROOT_H
#define rounded_reciprocal(x) (1 / (x))
#define rounded_root(x) __builtin_elementwise_sqrt(x)

// The root where x may also be 0, if it is at least 2^-75 (2^-146) else. NaN below 0.
#define rounded_root_or_zero(x) __builtin_elementwise_sqrt(x)

// n / d, rounded once, where it is so small that its rest is not exact in the type itself, or flushed, for
// n >= 0 and a normal d of at most 2^104 (double: 2^874)
#define tiny_quotient(n, d) ((n) / (d))
#endif
