// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pown (6.15.2): x^y for an integer y; pown(x, 0) is 1 also if x is NaN.
//   |y| <= 15: squaring and multiplying in double-words, within 0.501 ulp (P. Kornerup, C. Lauter, V. Lefèvre, N.
//              Louvet and J.-M. Muller, "Computing correctly rounded integer powers in floating-point arithmetic", ACM
//              TOMS 37, 2010). In double the last product is rounded to one word.
//   other y, and powers near the ends of the range: 2^(y log2(|x|)), with the logarithm as a double-word (power.h).
// Largest errors seen: float 0.844, double 0.78 ulp.
#define binary pown
#define second int
#include "each_float.h"
#if elem_bits == 16
#include <math/half/pown.h>
#else
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/rounded_root.h>
#include <math/exponential/power.h>
#include <math/exponential/power_by_squaring.h>

// `power` with the sign of x if y is odd
static inline gentype with_sign(gentype power, gentype x, intn y) {
  ugentype odd = as_ugentype(vec_convert(signed_elem, y)) << (ugentype)(elem_bits - 1);
  return as_gentype(as_ugentype(power) | (as_ugentype(x) & odd));
}

// |n|, as an unsigned number: the magnitude of the least int is no int.
#define magnitude(n) __builtin_astype(__builtin_elementwise_abs(n), uintn)

static inline gentype inverse_of(double_word power) {
  gentype inverse = rounded_reciprocal(power.high),
          rest = fma(-inverse, power.low, fma(-inverse, power.high, (gentype)1));
  return fma_any(inverse, rest, inverse);
}

#if elem_bits == 32
// x^count as a double-word, 0 <= count < 16
static inline double_word power_by_squaring(gentype x, uintn count) {
  const gentype one = number_one(x);
  // Step 1: the first bit of the count
  uintn bits = bits_of_count(count);
  gentype first = has_bit(bits, 1) ? x : one;
  // Step 2: the bits 2, 4 and 8: x^2, x^4 and x^8 are factors where they are set
  double_word square = two_product(x, x), power = word_times_where(has_bit(bits, 2), first, square);
  relation fourth = has_bit(bits, 4), eighth = vec_convert(signed_elem, count > (uintn)7);
#if vec_width > 1 && !(elem_bits == 32 && vec_width == 16)
  // The comparison is shorter than the tests of bits, which are then not needed before.
  relation more = vec_convert(signed_elem, count > (uintn)3);
#else
  relation more = fourth | eighth;
#endif
  if (any_lane(more)) {
    square = times(square, square);
    power = times_where(fourth, power, square);
    if (any_lane(eighth))
      power = times_square_where(eighth, power, square);
  }
  return power;
}

// x^n for |n| = count < 16. *size becomes x^count, but for rounding errors.
static inline gentype small_power(gentype x, intn n, uintn count, private gentype *size) {
  double_word power = power_by_squaring(x, count);
  *size = power.high;
  gentype result = power.high + power.low;
#if vec_width > 1
  // Of vectors a comparison with 0 would become a shift of the sign, two logical operations and another comparison.
  intn negative = n != __builtin_elementwise_abs(n);
#else
  intn negative = n < (intn)0;
#endif
  if (any_lane(negative))
    result = negative ? inverse_of(power) : result;
  return result;
}
#else
// x^n for |n| = count < 16. The last product is rounded to one number, but for an inverse. *size becomes x^count, but
// for rounding errors.
static inline gentype small_power(gentype x, intn n, uintn count, private gentype *size) {
  gentype factor;
  double_word power = power_by_squaring(x, count, &factor);
  intn negative = n < (intn)0;
#define last_product fma_any(power.high, factor, power.low *factor)
  if (!any_lane(negative))
    return *size = last_product;
  double_word product = times_by_word(power, factor);
  gentype inverse = inverse_of(product);
  *size = product.high;
  if (!any_lane(!negative)) // vectors mostly have one exponent
    return inverse;
  relation chosen = vec_convert(signed_elem, negative);
  gentype direct = last_product;
  *size = chosen ? product.high : direct;
  return chosen ? inverse : direct;
}
#endif

__attribute__((noinline)) static gentype pown_of_any(gentype x, intn y) {
  // Both are exact.
  gentype above = vec_convert(sgentype, y &(intn)~0xffff), below = vec_convert(sgentype, y &(intn)0xffff);
  gentype result = with_sign(power_of_any(x, fast_two_sum(above, below)), x, y);
  result = is_nan(x) ? x : result;
  return vec_convert(signed_elem, y) == (igentype)0 ? (gentype)1 : result;
}

// pown where |y| > 15, or a power is beyond the limits (is_near)
#if words_of_double // out of line: inline it takes registers of the usual path, with fewer of which more work-items run
__attribute__((noinline)) static gentype pown_by_logarithm(gentype x, intn y) {
#else
static inline gentype pown_by_logarithm(gentype x, intn y) {
#endif
  // Step 1: y log2(|x|) as a double-word
  gentype a = fabs(x), n = vec_convert(sgentype, y), fraction, shifted;
  double_word product = times_exponent(log2_words(a, (igentype)0), n);
  // Step 2: 2 to that power
  gentype result = usual_power(product, &fraction, &shifted);
  // Step 3: subnormal and infinite results; zeros, subnormal numbers, infinities and NaN; the sign
  bool rare = elem_bits == 32 && any_lane(fabs(n) >= (gentype)0x1p24f); // then n is not always exact
  if (__builtin_expect(any_rare_power(a, product, false), false)) {
    rare |= is_special_power(a, shifted);
    result = times_any_power(fraction, shifted);
  }
  return __builtin_expect(rare, false) ? pown_of_any(x, y) : with_sign(result, x, y);
}

// Whether a power of this size is within limits where the low words of all products are exact, and the inverse is
// normal.
static inline relation is_near(gentype size) {
  const gentype least = (gentype)power_of_two(elem_bits == 32 ? -100 : -960),
                most = (gentype)power_of_two(elem_bits == 32 ? 125 : 1020);
#if words_of_double // by upper words without their signs; 2^1020 itself is exact in either way
  return as_uint2(size).y * 2 - as_uint2(least).y * 2 < as_uint2(most).y * 2 - as_uint2(least).y * 2;
#else
  return (fabs(size) >= least) & (fabs(size) <= most);
#endif
}

// pown for any lanes, some of which have small powers
#if vec_width > 1
__attribute__((noinline)) static gentype pown_in_two_ways(gentype x, intn y) {
#else
static inline gentype pown_in_two_ways(gentype x, intn y) {
#endif
  uintn count = magnitude(y);
  relation near = vec_convert(signed_elem, count <= (uintn)15);
  gentype result = x;
  if (rare_joins || any_lane(near)) {
    gentype size;
    result = small_power(x, y, count, &size);
    near &= is_near(size);
  }
  if (any_lane(!near))
    result = near ? result : pown_by_logarithm(x, y);
  return result;
}

// AVX-512: if ordered its loops take longer (Emerald Rapids, 2026-11-28).
// AMD: LLVM would replace its calls as those of pow.
policy_of("float", "unordered-avx512") policy("nobuiltin-amdgcn") gentype pown(gentype x, intn y) {
#if vec_width > 1
  // Processors compute small powers alone where no |x| is so small or large that one of them would leave the limits.
  const ugentype least = as_ugentype((gentype)power_of_two(elem_bits == 32 ? -13 : -127)),
                 beyond = as_ugentype((gentype)power_of_two(elem_bits == 32 ? 16 : 135));
  uintn count = magnitude(y);
#define outside (as_ugentype(x * x) - least >= beyond - least)
  // Of 16 floats (AVX-512) it is shorter to ask first whether there are powers beyond 7, which is no question of its
  // own later.
#if elem_bits == 32 && vec_width == 16
  if (__builtin_expect(!any_lane(outside | vec_convert(signed_elem, count > (uintn)7)), true) ||
      __builtin_expect(!any_lane(outside | vec_convert(signed_elem, count > (uintn)15)), true))
#else
  if (__builtin_expect(!any_lane(vec_convert(signed_elem, count > (uintn)15) | outside), true))
#endif
  {
    gentype size;
    return small_power(x, y, count, &size);
  }
#endif
#if words_of_double
  // The most usual powers first, with one question for their size in the end
  if ((uint)y <= 3) {
    gentype base = (y & 2) ? x : 1, factor = (y & 1) ? x : 1;
    double_word square = two_product(base, base);
    gentype result = fma(square.high, factor, square.low * factor);
    if (is_near(result))
      return result;
  }
#endif
  return pown_in_two_ways(x, y);
}
#endif
