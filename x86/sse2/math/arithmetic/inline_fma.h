// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// inline_fma(x, y, z) is fma(x, y, z), the correctly rounded x * y + z, in a few instructions of SSE2 and a test that
// hardly ever succeeds; then it calls the builtin fma. Expanded for each type and width. What concerns
// constants alone folds away: the test of the addend of a polynomial's step, and the halves of its coefficients.
#include <math/arithmetic/ieee.h>

#if vec_width == 1
#define in_doubt(condition) __builtin_expect(condition, false)
#else
#define in_doubt(condition) __builtin_expect(__builtin_reduce_or(condition) != 0, false)
#endif

#if elem_bits == 64
// x y - product, the error of a rounded product (Dekker, "A floating-point technique for extending the available
// precision", Numerische Mathematik 18, 1971). x is cut after 26 bits, and its rest x_low has 27. y is rounded to 26
// bits, and its rest y_low, with its sign, has 26. So the products of halves are exact. Let ulp(x) = ulp(y) = 1: |x|,
// |y| < 2^53, x_high and y_high are multiples of 2^27, |x_low| < 2^27, |y_low| <= 2^26, `product` is a multiple of 2^52
// and within 2^52 of x y. Then
//   x_high y_high - product is a multiple of 2^52 below 2^81;
//   that plus x_high y_low, which is x y - product - x_low y, is a multiple of 2^27 and at most
//     2^52 + (2^27 - 1)(2^53 - 1) < 2^80;
//   that plus x_low y_high, which is x y - product - x_low y_low, is a multiple of 2^27 and below 2^54;
//   that plus x_low y_low is the error, an integer of at most 2^52,
// all of which are doubles: no operation rounds, unless one overflows, and then the result is infinite or NaN, or gets
// below 2^-1074. All are multiples of ulp(x) ulp(y) >= 2^-106 |product|, so |product| >= 2^-960 suffices. Zero is +0.
static inline __attribute__((always_inline)) gentype product_error(gentype x, gentype y, gentype product) {
  const ugentype high_bits = (ugentype)(~0ul << 27);
  const gentype x_high = as_gentype(as_ugentype(x) & high_bits), x_low = x - x_high;
  const gentype y_high = as_gentype((as_ugentype(y) + (ugentype)(1ul << 26)) & high_bits), y_low = y - y_high;
  return x_high * y_high - product + x_high * y_low + x_low * y_high + x_low * y_low;
}
#endif

#if elem_bits == 16
static inline gentype inline_fma(gentype x, gentype y, gentype z) { return fma(x, y, z); }

#elif vec_width * elem_bits > 128
// The halves are calculated one after the other, for which there are registers enough.
static inline __attribute__((always_inline)) gentype inline_fma(gentype x, gentype y, gentype z) {
#if vec_width == 3
  return (gentype)(inline_fma(x.xy, y.xy, z.xy), inline_fma(x.zz, y.zz, z.zz).x);
#else
  return (gentype)(inline_fma(x.lo, y.lo, z.lo), inline_fma(x.hi, y.hi, z.hi));
#endif
}

#elif elem_bits == 32
// The product is exact in double, 48 of 53 bits, and the sum is rounded to double and then to float. The second
// rounding differs from a single one of the exact sum only if the first was inexact and ended halfway between two
// floats.
//   - If the sum is at least 2^-126, half an ulp of the float is 2^28 ulp of the double, whose last 29 bits are then
//     1 0…0.
//   - If it is less, it is exact, unless 0 < |z| < 2^-124: for z = 0 it is the product, and else the product lies
//     between -z / 2 and -2 z, so that the subtraction is exact (Sterbenz).
static inline __attribute__((always_inline)) gentype inline_fma(gentype x, gentype y, gentype z) {
  const vec(double) sum = vec_convert(double, x) * vec_convert(double, y) + vec_convert(double, z);
  const ugentype last = vec_convert(uint, __builtin_astype(sum, vec(ulong))) & (ugentype)0x1fffffff;
  const relation halfway = last == (ugentype)0x10000000;
  const relation small = magnitude_bits(z) - (ugentype)1 < (ugentype)(as_uint(0x1p-124f) - 1);
  if (in_doubt(halfway | small))
    return fma(x, y, z);
  return vec_convert(float, sum);
}

#else
// The error of the product and that of its sum with z (Knuth's TwoSum) are added, which may round, and then subtracted
// (being negated) from the rounded sum: that gives r.
//   - If the product is too small for its error to be exact, but |z| is at least 2^-850, only the product's sign
//     counts.
//   - The exact result and r + d, where d is the error of the last subtraction (FastTwoSum, exact), differ only by the
//     rounding of the sum of the errors. Rounding is monotonic, and the distance from `sum` to a point halfway between
//     two doubles beside it is a double. So both lie on the same side of every halfway point, unless r + d is one: then
//     adding a bit more than d to r gives another number than r. If r is infinite or NaN, d is NaN, and it does, too.
//   - Where both errors are zero their difference is +0, and sum - 0 keeps the sign of a zero.
static inline __attribute__((always_inline)) gentype inline_fma(gentype x, gentype y, gentype z) {
  const gentype product = x * y, sum = product + z, z_part = sum - product;
  const gentype error = ((sum - z_part) - product) + (z_part - z) - product_error(x, y, product);
  const gentype r = sum - error, d = (sum - r) - error;
  const relation unsure = r + d * (gentype)(1 + 0x1p-30) != r;
  const relation small =
      (as_gentype(magnitude_bits(z)) < (gentype)0x1p-850) & (as_gentype(magnitude_bits(product)) < (gentype)0x1p-960);
  if (in_doubt(unsure | small))
    return fma(x, y, z);
  return r;
}
#endif
#undef in_doubt
