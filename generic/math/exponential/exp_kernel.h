// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the exponentials and hyperbolic functions of float and double share. To be included after each_float.h.
//
// An argument is reduced to n and t with e^x = 2^n e^t, |t| <= ln(2) / 2 (or the like for other bases). n is kept as
// `sum`, which is shifter + n (ieee.h): its low bits, shifted, are what is added to the exponent field.
#include <math/arithmetic/fused.h>
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/bounds.h>
#include <math/arithmetic/ieee.h>

#if elem_bits > 16
#include <math/arithmetic/double_word.h>
#include <math/exponential/times_power.h>
#include <math/exponential/power_of_sum.h>

// Cody and Waite's reduction x = n ln(2) + t: stores shifter + n to *sum, and returns x - n * ln2_high, from which the
// caller subtracts n * ln2_low to get t. What is returned is exact, as n times the high word of ln(2) has no bits below
// its last place.
#define ln2_high (elem_bits == 32 ? 0x1.62e43p-1 : 0x1.62e42fefa39efp-1)
#define ln2_low ((gentype)(elem_bits == 32 ? -0x1.05c61p-29 : 0x1.abc9e3b39803fp-56))
// Of float, what the high word exceeds ln(2) by, of so few bits that its products with n are exact
#define ln2_excess ((gentype)0x1.05c6p-29f)
static inline gentype reduce_ln2(gentype x, private gentype *sum) {
  *sum = fma_small_any((gentype)(elem_bits == 32 ? 0x1.715476p0 : 0x1.71547652b82fep0), x, shifter);
  return fma_whole(*sum - shifter, (gentype)-ln2_high, x);
}

// (e^t - 1 - t - t^2 / 2) / t^3 for |t| <= ln(2) / 2 and square = t^2, with an error below 2^-31.6 (double: 2^-62.1) of
// e^t - 1: utils/coefficients/exp.sol
#if elem_bits == 32
static inline gentype expm1_polynomial(gentype t, gentype square) {
  (void)square;
  gentype p = (gentype)0x1.a2a18ap-13f;
  p = fma_tiny(p, t, (gentype)0x1.6d413cp-10f);
  p = fma_tiny(p, t, (gentype)0x1.110fdap-7f);
  p = fma_tiny(p, t, (gentype)0x1.5554f2p-5f);
  p = fma_tiny(p, t, (gentype)0x1.555556p-3f);
  return p;
}
#else
// The odd terms, and the even ones but the first, by early steps (bounds.h) or not
#define expm1_first ((gentype)0x1.5555555555559p-3)
static inline gentype expm1_odd(gentype square, bool early) {
  gentype odd = (gentype)0x1.1f955e9bee5c9p-29;
#define step(p, y, c) (early ? fma_early(p, y, (gentype)(c)) : fma_step(p, y, (gentype)(c)))
  odd = step(odd, square, 0x1.27e4c60d734ebp-22);
  odd = step(odd, square, 0x1.a01a01b031151p-16);
  odd = step(odd, square, 0x1.6c16c16c14802p-10);
  odd = step(odd, square, 0x1.5555555555559p-5);
  return odd;
}

static inline gentype expm1_even(gentype square, bool early) {
  gentype evens = (gentype)0x1.af5f7d301d6c1p-26;
  evens = step(evens, square, 0x1.71ddf7e7d5dd2p-19);
  evens = step(evens, square, 0x1.a01a01b00fbe8p-13);
  evens = step(evens, square, 0x1.111111110f642p-7);
  return evens;
#undef step
}

static inline gentype expm1_polynomial(gentype t, gentype square) {
  gentype odd = expm1_odd(square, false), even = fma_step(expm1_even(square, false), square, expm1_first);
  return fma(odd, t, even);
}

static inline bounds expm1_bounds(gentype t, gentype square) {
  gentype odd = expm1_odd(square, true);
  bounds even = fma_about(expm1_even(square, true), square, expm1_first);
  return fma_about(odd, t, even);
}
#endif

#if elem_bits == 32
// (e^t - 1 - t) / t^2 for |t| <= ln(2) / 2; times t^2, with an error below 2^-27.6: utils/coefficients/exp.sol
static inline gentype expm1_short(gentype t) {
  gentype p = (gentype)0x1.68d182p-10f;
  p = fma_tiny(p, t, (gentype)0x1.123fc8p-7f);
  p = fma_tiny(p, t, (gentype)0x1.555ab4p-5f);
  p = fma_tiny(p, t, (gentype)0x1.555484p-3f);
  return fma_small(p, t, (gentype)0x1.fffffap-2f);
}
#endif

// e^x - 1, where 2^n is a normal number
static inline bounded_words expm1_words(gentype x) {
#if elem_bits == 32
  // (2^n - 1) + 2^n t, what is lost of both sums, and 2^n times the rest of the series. t is a single number, which
  // lacks n 2^-29 at most where n is small: that counts where e^x - 1 is less than 2^n, and most for n = 1.
  gentype sum, high = reduce_ln2(x, &sum), t = fma_plain(sum - shifter, ln2_excess, high);
  gentype power = times_power((gentype)1, sum), less = power - 1;
  gentype most = fma_plain(power, t, less), lost = fma_plain(power, t, less - most) + (power - less - 1);
  return (bounded_words){most, fma_plain(power, t * t * expm1_short(t), lost)};
#else
  // (2^n - 1) + 2^n t as a double-word, and 2^n times the rest of the series added to its low word. The series is one
  // in what the first word of ln(2) leaves of x; what the second leaves counts times the series' value. A zero keeps
  // its sign in all sums, as the low word is subtracted and 1 - 2^n takes the place of 2^n - 1.
  gentype sum, t = reduce_ln2(x, &sum), low = (sum - shifter) * -ln2_low, square = t * t;
  bounds r = fma_about(expm1_bounds(t, square), t, (gentype)0.5f);
  gentype value = fma_loose(either_bound(r), square, t); // fma_about allows for the difference.
  gentype power = power_of_sum(sum), less = 1 - power, most = fma_plain(power, t, -less);
  gentype lost = fma_plain(-power, t, most + less) - (power + less - 1);
  bounds missing = fma_between(r, -(power * square), fma_scaled(-power, fma_about(value, low, low), lost));
  return (bounded_words){most, minus_bounds(missing)};
#endif
}
#endif
