// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the exponentials and hyperbolic functions of float and double share. To be included after each_float.h.
//
// An argument is reduced to n and t with e^x = 2^n e^t, |t| <= ln(2) / 2 (or the like for other bases). n is kept as
// `shifted`, which is shifter + n (ieee.h): its low bits, shifted, are what is added to the exponent field.
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/any_lane.h>

#if elem_bits > 16
#include <math/arithmetic/double_word.h>
#include <math/exponential/times_power.h>
#include <math/exponential/power_of_shifted.h>

// Cody and Waite's reduction x = n ln(2) + t: stores shifter + n to *shifted, and returns x - n * ln2_high, from which
// the caller subtracts n * ln2_low to get t. What is returned is exact: a multiple of the last place of ln2_high (of
// x's where |n| <= 1) and below 1.
#define ln2_high (elem_bits == 32 ? 0x1.62e43p-1 : 0x1.62e42fefa39efp-1)
#define ln2_low ((gentype)(elem_bits == 32 ? -0x1.05c61p-29 : 0x1.abc9e3b39803fp-56))
// Of float, what the high word exceeds ln(2) by, of so few bits that its products with n are exact
#define ln2_excess ((gentype)0x1.05c6p-29f)
static inline gentype reduce_ln2(gentype x, private gentype *shifted) {
  *shifted = fma_any((gentype)(elem_bits == 32 ? 0x1.715476p0 : 0x1.71547652b82fep0), x, shifter);
  return fma_exact(*shifted - shifter, (gentype)-ln2_high, x);
}

// (e^t - 1 - t - t^2 / 2) / t^3 for |t| <= ln(2) / 2 and square = t^2, with an error below 2^-31.6 (double: 2^-62.1) of
// e^t - 1: lab/coefficients/exp.sol
#if elem_bits == 32
static inline gentype expm1_polynomial(gentype t, gentype square) {
  (void)square;
  return polynomial(t, 0x1.555556p-3f, 0x1.5554f2p-5f, 0x1.110fdap-7f, 0x1.6d413cp-10f, 0x1.a2a18ap-13f);
}
#else
// The odd coefficients, the first even one, and the others
#define expm1_odd \
  0x1.5555555555559p-5, 0x1.6c16c16c14802p-10, 0x1.a01a01b031151p-16, 0x1.27e4c60d734ebp-22, 0x1.1f955e9bee5c9p-29
#define expm1_first 0x1.5555555555559p-3
#define expm1_even 0x1.111111110f642p-7, 0x1.a01a01b00fbe8p-13, 0x1.71ddf7e7d5dd2p-19, 0x1.af5f7d301d6c1p-26
__attribute__((always_inline)) static inline gentype expm1_polynomial(gentype t, gentype square) {
  gentype odd = polynomial(square, expm1_odd), even = polynomial(square, expm1_first, expm1_even);
  return fma(odd, t, even);
}

__attribute__((always_inline)) static inline interval expm1_interval(gentype t, gentype square) {
  gentype odd = rough_polynomial(square, expm1_odd);
  interval even = fma_rough(rough_polynomial(square, expm1_even), square, (gentype)expm1_first);
  return fma_rough(odd, t, even);
}
#endif

#if elem_bits == 32
// (e^t - 1 - t) / t^2 for |t| <= ln(2) / 2; times t^2, with an error below 2^-27.6: lab/coefficients/exp.sol
static inline gentype expm1_short(gentype t) {
  return polynomial(t, 0x1.fffffap-2f, 0x1.555484p-3f, 0x1.555ab4p-5f, 0x1.123fc8p-7f, 0x1.68d182p-10f);
}
#endif

// e^x - 1 = (2^n - 1) + 2^n t + 2^n (e^t - 1 - t), where 2^n is a normal number
static inline interval expm1_of_usual(gentype x) {
#if elem_bits == 32
  // Step 1: x = n ln(2) + t. t is a single number, which lacks n 2^-29 at most where n is small: that contributes where
  // e^x - 1 is less than 2^n, and most for n = 1.
  gentype shifted, high = reduce_ln2(x, &shifted), t = fma_plain(shifted - shifter, ln2_excess, high);
  // Step 2: (2^n - 1) + 2^n t, and the rounding errors of both sums
  gentype power = times_power((gentype)1, shifted), less = power - 1;
  gentype most = fma_plain(power, t, less), lost = fma_plain(power, t, less - most) + (power - less - 1);
  // Step 3: 2^n times the rest of the series
  return most + fma_plain(power, t * t * expm1_short(t), lost);
#else
  // Step 1: x = n ln(2) + t - low, where the first word of ln(2) leaves t
  gentype shifted, t = reduce_ln2(x, &shifted), low = (shifted - shifter) * -ln2_low, square = t * t;
  // Step 2: the series in t, without its first term and with it
  interval r = fma_rough(expm1_interval(t, square), t, (gentype)0.5f);
  interval value = fma_rough(r, square, t);
  // Step 3: (2^n - 1) + 2^n t as a double-word
  gentype power = power_of_shifted(shifted), less = 1 - power, most = fma_plain(power, t, -less);
  gentype lost = fma_plain(-power, t, most + less) - (power + less - 1);
  // Step 4: 2^n times the rest of the series, and `low` times the series' value, are added to the low word. A zero
  // keeps its sign in all sums, as the low word is subtracted and 1 - 2^n takes the place of 2^n - 1.
  interval missing = fma(r, -(power * square), fma(-power, fma_rough(value, low, low), lost));
  return interval_minus(most, missing);
#endif
}
#endif
