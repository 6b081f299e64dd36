// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rounded_reciprocal, rounded_root and rounded_root_or_zero (generic/math/arithmetic/rounded_root.h) for targets with
// instructions that approximate 1 / x and 1 / sqrt(x). To be included by their rounded_root.h, behind
//   approximate_reciprocal(x), approximate_reciprocal_root(x)   the instructions; of double within 2^-19.5, relative,
//                                                               the reciprocal of 2 - 2^-52 at most 2^-22 below it, the
//                                                               root's of at most 26 bits
//   raised(y)                                                   such a reciprocal of double and 2^-20 of it, half of
//                                                               that, or a unit of its last place less
//   root_by_reciprocal(x, y)                                    sqrt(x) of float, rounded correctly, where y is the
//   latter
// The reciprocal takes one step of Newton's iteration with an exact residual (P. Markstein, "Computation of elementary
// functions on the IBM RISC System/6000 processor", IBM J. Res. Dev. 34, 1990).
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
#define NAMED_(T) T rounded_reciprocal(T), rounded_root_or_zero(T)
#define NAMED(N) \
  NAMED_(float##N); \
  NAMED_(double##N)
NAMED(2);
NAMED(3);
NAMED(4);
NAMED(8);
NAMED(16);
#undef NAMED
#undef NAMED_

// Of double the reciprocal takes an iteration of third order before, y + y (e + e^2), which leaves e^3 of its residual
// e. The last step is right for all significands but the one that is all ones, for which it must not start from the
// number below 1 / x. It does not if y is too great first, so that e^3 < 0: therefore it is raised.
// The root takes such an iteration for 1 / sqrt(x), within 2^-55 before it is rounded, and a last step with an exact
// residual. lab/coefficients/root_seeds.c tries all doubles whose root is within 2^-94 of a midpoint.
static inline double rounded_reciprocal(double x) {
  double y = raised(approximate_reciprocal(x)), residual = fma(-x, y, 1.0);
  y = fma(y, fma(residual, residual, residual), y);
  return fma(y, fma(-x, y, 1.0), y);
}
static inline double root_by_reciprocal(double x, double y) {
  double residual = fma(-x, y * y, 1.0);
  y = fma(y * residual, fma(residual, 0.375, 0.5), y);
  double root = x * y;
  uint2 half_y = as_uint2(y);
  half_y.y -= 1 << 20; // y / 2, without the units of double
  return fma(fma(-root, root, x), as_double(half_y), root);
}
static inline double rounded_root(double x) { return root_by_reciprocal(x, approximate_reciprocal_root(x)); }
// The upper word is enough for the approximation. That of 2^-200 stands for zero's, and a negative number's is greater.
static inline double rounded_root_or_zero(double x) {
  uint upper = (uint)(as_ulong(x) >> 32);
  upper = upper < 0x33700000u ? 0x33700000u : upper;
  return root_by_reciprocal(x, approximate_reciprocal_root(as_double((ulong)upper << 32)));
}
