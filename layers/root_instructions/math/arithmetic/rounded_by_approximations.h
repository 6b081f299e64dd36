// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rounded_reciprocal, rounded_root and rounded_root_or_zero (generic/math/arithmetic/rounded_root.h) for targets with
// instructions that approximate 1 / x and 1 / sqrt(x) of float. To be included by their rounded_root.h, behind
//   approximate_reciprocal(x), approximate_reciprocal_root(x)   the instructions
//   root_by_reciprocal(x, y)                                    sqrt(x), rounded correctly, where y is the latter
// The reciprocal takes one step of Newton's iteration with an exact residual (P. Markstein, "Computation of elementary
// functions on the IBM RISC System/6000 processor", IBM J. Res. Dev. 34, 1990). Double is left to LLVM.
static inline float rounded_reciprocal(float x) {
  float y = approximate_reciprocal(x);
  return fma(y, fma(-x, y, 1.0f), y);
}
static inline float rounded_root(float x) { return root_by_reciprocal(x, approximate_reciprocal_root(x)); }
// The reciprocal is finite then, and the root of 0 is 0 times that.
static inline float rounded_root_or_zero(float x) {
  return root_by_reciprocal(x, approximate_reciprocal_root(x + 0x1p-100f));
}

// Functions of vectors are made of those of scalars here. What is read for them names these, and calls none.
#define NAMED(N) float##N rounded_reciprocal(float##N), rounded_root_or_zero(float##N)
NAMED(2);
NAMED(3);
NAMED(4);
NAMED(8);
NAMED(16);
#undef NAMED

static inline double rounded_reciprocal(double x) { return 1 / x; }
static inline double rounded_root(double x) { return __builtin_elementwise_sqrt(x); }
