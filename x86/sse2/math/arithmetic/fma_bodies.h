// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions that inline_fma.h declares: the correctly rounded x y + z of elements that fit into a register, in a
// few instructions of SSE2 and a test that hardly ever succeeds; then they call the builtin fma. Part of fma.cl,
// expanded for each type and width. What concerns constants alone folds away where LLVM inlines them: the test of the
// addend of a polynomial's step, and the halves of its coefficients.
#include <math/arithmetic/ieee.h>

#if vec_width == 1
#define in_doubt(condition) __builtin_expect(condition, false)
#else
#define in_doubt(condition) __builtin_expect(__builtin_reduce_or(condition) != 0, false)
#endif

// The builtin, called so that it is the callee, not the caller, that saves registers: there are no others than a
// function may change, and all that lives across a call would be stored before each test, though hardly any succeeds.
static __attribute__((noinline, unused, preserve_all)) gentype rare_fma(gentype x, gentype y, gentype z) {
  return fma(x, y, z);
}

#if elem_bits == 32
// The product is exact in double, 48 of 53 bits, and the sum is rounded to double and then to float. The second
// rounding differs from a single one of the exact sum only if the first was inexact and ended halfway between two
// floats.
//   - If the sum is at least 2^-126, half an ulp of the float is 2^28 ulp of the double, whose last 29 bits are then
//     1 0…0.
//   - If it is less, it is exact, unless 0 < |z| < 2^-124: for z = 0 it is the product, and else the product lies
//     between -z / 2 and -2 z, so that the subtraction is exact (Sterbenz).
__attribute__((always_inline)) body_of_fma(rounded_once) {
  const vec(double) sum = sum_in_double(vec_convert(double, x), y, z);
  const ugentype last = vec_convert(uint, __builtin_astype(sum, vec(ulong))) & (ugentype)0x1fffffff;
  const relation halfway = last == (ugentype)0x10000000;
  const relation small = magnitude_bits(z) - (ugentype)1 < (ugentype)(as_uint(0x1p-124f) - 1);
  if (in_doubt(halfway | small))
    return rare_fma(x, y, z);
  return vec_convert(float, sum);
}

// The same where the sum is exact in double, or the second rounding is known to go the right way.
__attribute__((always_inline)) body_of_fma(rounded_twice) {
  return vec_convert(float, sum_in_double(vec_convert(double, x), y, z));
}

#else
// x y - z, the error of a rounded product z (Dekker, "A floating-point technique for extending the available
// precision", Numerische Mathematik 18, 1971). x is cut after 26 bits, and its rest x_low has 27. y is rounded to 26
// bits, and its rest y_low, with its sign, has 26. So the products of halves are exact. Let ulp(x) = ulp(y) = 1: |x|,
// |y| < 2^53, x_high and y_high are multiples of 2^27, |x_low| < 2^27, |y_low| <= 2^26, z is a multiple of 2^52
// and within 2^52 of x y. Then
//   x_high y_high - z is a multiple of 2^52 below 2^81;
//   that plus x_high y_low, which is x y - z - x_low y, is a multiple of 2^27 and at most
//     2^52 + (2^27 - 1)(2^53 - 1) < 2^80;
//   that plus x_low y_high, which is x y - z - x_low y_low, is a multiple of 2^27 and below 2^54;
//   that plus x_low y_low is the error, an integer of at most 2^52,
// all of which are doubles: no operation rounds, unless one overflows, and then the result is infinite or NaN, or gets
// below 2^-1074. All are multiples of ulp(x) ulp(y) >= 2^-106 |z|, so |z| >= 2^-960 suffices. Zero is +0.
#define cut(x) as_gentype(as_ugentype(x) & (ugentype)(~0ul << 27))
#define rounded_half(y) as_gentype((as_ugentype(y) + (ugentype)(1ul << 26)) & (ugentype)(~0ul << 27))
__attribute__((always_inline)) body_of_fma(error) {
  const gentype x_high = cut(x), x_low = x - x_high, y_high = rounded_half(y), y_low = y - y_high;
  return x_high * y_high - z + x_high * y_low + x_low * y_high + x_low * y_low;
}

// A step of a polynomial, x y + z with |x y| <= |z| mostly, where z is a constant between 2^-45 and 2^100 in magnitude.
// (Lesser ones are the low words of others.) x y is the exact product of x_high and y_high, and a rest `low`. `sum` and
// its error, by Dekker's FastTwoSum, are the exact sum of that product and z if z is not the lesser one. What is
// rounded are the rest's smaller product, by up to 2^-53 |x_low y| < 2^-78 |x y|, and, in each of the two ways, three
// sums of what is at most 2^-23.9 |z|: that is less than 2^-75 |z|, also if a product is subnormal. So the exact result
// lies between the numbers that come of a rest that is 2^-74 |z| more and 2^-74 |z| less; if both are rounded to the
// same double, that is the result. The slack is added to what is known first, not to what is waited for.
__attribute__((always_inline)) body_of_fma(onto_constant) {
  const gentype x_high = cut(x), x_low = x - x_high, y_high = rounded_half(y), y_low = y - y_high;
  const gentype product = x_high * y_high, sum = product + z, slack = z * (gentype)0x1p-74;
  const gentype low = x_high * y_low + x_low * y, error = product - (sum - z);
  const gentype r = sum + (error + (low + slack));
  const relation unsure = sum + (error + (low - slack)) != r;
  const relation less = as_gentype(magnitude_bits(product)) > as_gentype(magnitude_bits(z));
  if (in_doubt(unsure | less))
    return rare_fma(x, y, z);
  return r;
}

// x y + z where z is shifter (ieee.h), which rounds x y to an integer. As long as that is below 2^51 in magnitude, the
// sum is between 2^52 and 2^53, its difference to shifter is exact, and so is the product's to this integer, which is a
// multiple of the product's last place and not above it, or above it by 1/2 at most. The rounding error of the product
// is at most 2^-53 of it (or 2^-1075) and changes the integer only where the product is that near to the middle of two.
// Greater products are in doubt.
__attribute__((always_inline)) body_of_fma(onto_shifter) {
  const gentype product = x * y, sum = product + z, distance = product - (sum - z);
  const gentype far = as_gentype(magnitude_bits(product)) * (gentype)0x1p-51 + as_gentype(magnitude_bits(distance));
  if (in_doubt(!(far < (gentype)0.5f)))
    return rare_fma(x, y, z);
  return sum;
}

// The error of the product and that of its sum with z (Knuth's TwoSum) are added, which may round, and then subtracted
// (being negated) from the rounded sum: that gives r.
//   - If the product is too small for its error to be exact, but |z| is at least 2^-767, only the product's sign
//     counts. 2^-767 has the biased exponent 256: two magnitudes are below it if and only if their bits, ored, are. If
//     both are 0, so is the result, to which a product that was rounded to 0 is right, too.
//   - The exact result and r + d, where d is the error of the last subtraction (FastTwoSum, exact), differ only by the
//     rounding of the sum of the errors. Rounding is monotonic, and the distance from `sum` to a point halfway between
//     two doubles beside it is a double. So both lie on the same side of every halfway point, unless r + d is one: then
//     adding a bit more than d to r gives another number than r. If r is infinite or NaN, d is NaN, and it does, too.
//   - Where both errors are zero their difference is +0, and sum - 0 keeps the sign of a zero.
__attribute__((always_inline)) body_of_fma(any) {
  const gentype product = x * y, sum = product + z, z_part = sum - product;
  const gentype error = ((sum - z_part) - product) + (z_part - z) - __oneclc_fma_error(x, y, product);
  const gentype r = sum - error, d = (sum - r) - error;
  const relation unsure = r + d * (gentype)(1 + 0x1p-30) != r;
  const gentype larger = as_gentype(magnitude_bits(as_gentype(as_ugentype(z) | as_ugentype(product))));
  const relation small = (larger < (gentype)0x1p-767) & (larger != (gentype)0);
  if (in_doubt(unsure | small))
    return rare_fma(x, y, z);
  return r;
}
#undef cut
#undef rounded_half
#endif
#undef in_doubt
