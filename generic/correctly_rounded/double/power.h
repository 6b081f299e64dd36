// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Powers b^x of double for b = e, 2, 10, by the steps of first_step.h.
//   Step 1: b^x = 2^(n/128) e^t, |t| < ln(2) / 256 (P. T. P. Tang, "Table-driven implementation of the exponential
//     function in IEEE floating-point arithmetic", 1989), 2^(n/128) and t as sums of two doubles. e^t - 1 - t is below
//     2^-18 and is rounded by 2^-53 six times, or less, and its product with a low word, below 2^-71.9, is left out:
//     with the polynomial's error of 2^-75 less than 2^-68.4.
//   Step 2: b^x = 2^n e^r, 0 <= r < ln(2), in fractions of 128 bits, with an error below 2^-122. The powers of doubles
//     nearest to a middle are further from it (V. Lefevre, J.-M. Muller, "Worst cases for correct rounding of the
//     elementary functions in double precision", 2001).
// To be included after first_step.h.
#include <correctly_rounded/double/power_tables.h>
#include <correctly_rounded/double/wide_float.h>

// (e^t - 1 - t - t^2 / 2) / t^3
static inline gentype power_series(gentype t) {
  return polynomial(t, 0x1.5555555555525p-3, 0x1.55555555554f5p-5, 0x1.11111431975e3p-7, 0x1.6c16c61cfb922p-10);
}

// 2^k y, where `shifted` is shifter + 128 k + a number below 128, if both are normal numbers
static inline gentype times_whole(gentype y, gentype shifted) {
  return as_gentype(as_ugentype(y) + ((as_ugentype(shifted) & (ugentype)~127ul) << (ugentype)45));
}

// 2^(k/128) as the sum of two doubles, where `shifted` is shifter + 128 j + k, 0 <= k < 128
static inline double_word table_power(gentype shifted) {
  return row_of_two(powers_of_two, as_ugentype(shifted) & (ugentype)127);
}

// 2^(n/128) as the sum of two doubles, where `shifted` is shifter + n
static inline double_word scaled_power(gentype shifted) {
  double_word power = table_power(shifted);
  return (double_word){times_whole(power.high, shifted), power.low * times_whole((gentype)1, shifted)};
}

// `power` e^t as the sum of two doubles
static inline double_word power_in_words(double_word power, double_word t) {
  gentype rest = fma(t.high * t.high, fma(power_series(t.high), t.high, (gentype)0.5), fma(t.low, t.high, t.low));
  gentype high = fma(power.high, t.high, power.high), low = fma(power.high, t.high, power.high - high);
  return (double_word){high, low + fma(power.high, rest, fma(power.low, t.high, power.low))};
}

// 2^(n/128) e^t, where `shifted` is shifter + n, if that is a normal number
static inline gentype power_of_words(gentype shifted, double_word t, private relation *doubt) {
  double_word power = power_in_words(table_power(shifted), t);
  return times_whole(rounded_sum(power.high, power.low, 0x1.3p-68f, doubt), shifted); // 2^-67.7
}

// t = x - n unit, where `unit` is the sum of `high`, whose product with n is exact, and `low`
static inline double_word beyond_multiple(gentype x, gentype n, gentype high, gentype low) {
  gentype most = fma(n, -high, x), t = fma(n, -low, most);
  return (double_word){t, fma(n, -low, most - t)};
}

// e^x is 2^(n/128) e^t: returns t, and stores shifter + n.
static inline double_word natural_rest(gentype x, private gentype *shifted) {
  *shifted = fma(x, (gentype)0x1.71547652b82fep7, shifter);
  return beyond_multiple(x, *shifted - shifter, (gentype)0x1.62e42fef8p-8, (gentype)0x1.1cf79abc9e3b4p-43);
}

// 2^x is 2^(n/128) e^t: returns t, and stores shifter + n.
static inline double_word binary_rest(gentype x, private gentype *shifted) {
  *shifted = fma(x, (gentype)128, shifter);
  gentype beyond = x - (*shifted - shifter) * (gentype)0x1p-7;
  double_word t = two_product(beyond, (gentype)0x1.62e42fefa39efp-1);
  t.low = fma(beyond, (gentype)0x1.abc9e3b39803fp-56, t.low);
  return t;
}

// a + power.low + power (e^t - 1) as the sum of two doubles. t^2 / 2 is exact as two doubles. The terms from t^3 on are
// below 2^-28.1, they and sums with them are rounded by 2^-53 eight times, and the polynomial's error is 2^-75: less
// than 2^-74.8 of the power.
static inline double_word plus_power_less_one(double_word a, double_word power, double_word t) {
  double_word square = two_product(t.high, t.high), most = fast_two_sum(t.high, (gentype)0.5 * square.high);
  gentype rest = fma(square.low, (gentype)0.5, fma(t.low, most.high, t.low));
  most.low += fma(square.high * t.high, power_series(t.high), rest);
  double_word product = two_product(power.high, most.high), sum = fast_two_sum(a.high, product.high);
  gentype low = product.low + fma(power.high, most.low, fma(power.low, most.high, power.low));
  return (double_word){sum.high, sum.low + (a.low + low)};
}

// e^x - 1 as the sum of two doubles, (2^(n/128) - 1) + 2^(n/128) (e^t - 1), for -40 <= x <= 709. t is no greater than
// the result, hardly, and e^t - 1 - t - t^2 / 2 below 2^-19.6 of it. That is rounded by 2^-53 ten times, and the
// polynomial's error is 2^-66.5 of t: less than 2^-66.1.
static inline double_word less_one_in_words(gentype x) {
  gentype shifted;
  double_word t = natural_rest(x, &shifted), power = scaled_power(shifted);
  return plus_power_less_one(two_sum(power.high, (gentype)-1), power, t);
}

#ifndef ONECLC_CR_POWER_STEP_2
#define ONECLC_CR_POWER_STEP_2
// The fraction x modulo 1, of |x| >= 2^-75 or 0
static inline wide fraction_of(double x) {
  integer_parts parts = parts_of(x);
  wide fraction = wide_shifted((wide){0, parts.significand}, parts.exponent + 128);
  return x < 0 ? wide_minus((wide){0, 0}, fraction) : fraction;
}

// n c modulo 1, of a fraction c in three words, with an error below 2^-128
static inline wide fraction_times(int n, ulong high, ulong middle, ulong low) {
  wide product = wide_times((wide){high, middle}, abs(n));
  product = wide_plus(product, (wide){0, mul_hi(low, (ulong)abs(n))});
  return n < 0 ? wide_minus((wide){0, 0}, product) : product;
}

// 2^n e^r, r < 0.7, as 2^(n - 127) times what is returned, at least 2^127: r + r (r/2! + r^2/3! + ...), of which
// r^31 / 31! < 2^-129 is left out
static inline wide power_in_wide(wide r, private int *n) {
  const wide ln2 = {0xb17217f7d1cf79ab, 0xc9e3b39803f2f6af};
  if (wide_less(ln2, r)) {
    r = wide_minus(r, ln2);
    (*n)++;
  }
  wide less_one = wide_plus(r, fraction_product(r, fraction_series(r, reciprocal_factorials, 29, false)));
  wide halved = wide_shifted_right(less_one, 1);
  return (wide){halved.high | 1ul << 63, halved.low};
}

// 2^n e^r as a double
static inline double power_of_fraction(wide r, int n) {
  wide power = power_in_wide(r, &n);
  return nearest_double(power, n);
}

// e^x is 2^n e^r, 0 <= r < 0.7, of an x of which a double and the fraction modulo 1 are known: returns r, and stores n.
static inline wide natural_fraction_of(double x, wide fraction, private int *n) {
  *n = (int)floor(fma(x, 0x1.71547652b82fep0, -0x1p-40)); // so that r is not negative
  wide multiple = fraction_times(*n, 0xb17217f7d1cf79ab, 0xc9e3b39803f2f6af, 0x40f343267298b62d);
  return wide_minus(fraction, multiple);
}
static inline wide natural_fraction(double x, private int *n) { return natural_fraction_of(x, fraction_of(x), n); }

// e^x of the same x
static inline wide_float natural_power_in_wide(double x, wide fraction) {
  int n;
  wide r = natural_fraction_of(x, fraction, &n), power = power_in_wide(r, &n);
  return wide_float_from(power, n + 1, false);
}

// e^x - 1, of |x| >= 2^-75
static inline wide_float less_one_in_wide(double x) {
  if (fabs(x) >= 0.5)
    return float_sum(natural_power_in_wide(x, fraction_of(x)), wide_float_of(-1));
  wide series = fraction_series(fraction_of(fabs(x)), reciprocal_factorials, 29, x < 0);
  return float_product(wide_float_of(x), float_sum(wide_float_of(1), wide_float_from(series, 0, x < 0)));
}
#endif
