// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Powers b^x of double for b = e, 2, 10, by the steps of first_step.h.
//   Step 1: b^x = 2^(n/16) e^t, |t| < ln(2) / 32 (P. T. P. Tang, "Table-driven implementation of the exponential
//     function in IEEE floating-point arithmetic", 1989), 2^(n/16) and t as sums of two doubles, and e^t as 1 + t +
//     t^2 / 2 + t^3 p(t), of which t^2 / 2 is exact. t^3 p is below 2^-19.1; t^2, t^3 and p are rounded by 2^-53 each,
//     and so are three sums with it and one that is below 2^-18 of the result: less than 2^-69 with the polynomial's
//     error of 2^-73.5.
//   Step 2: b^x = 2^n e^r, 0 <= r < ln(2), in fractions of 128 bits, with an error below 2^-122. The powers of doubles
//     nearest to a middle are further from it (V. Lefevre, J.-M. Muller, "Worst cases for correct rounding of the
//     elementary functions in double precision", 2001).
// To be included after first_step.h, by a file whose passes for float include table.h: its looked_up is of doubles.
#include <correctly_rounded/double/power_tables.h>
#include <correctly_rounded/double/wide_float.h>

// e^t - 1
static inline double_word power_less_one(double_word t) {
  double_word square = two_product(t.high, t.high), most = fast_two_sum(t.high, (gentype)0.5 * square.high);
  gentype p = polynomial(t.high, 0x1.5555555555556p-3, 0x1.5555555555556p-5, 0x1.11111110d5831p-7,
                         0x1.6c16c16bcb69ap-10, 0x1.a01b1f614a9b3p-13, 0x1.a01b151b05766p-16);
  gentype low = most.low + fma(square.low, (gentype)0.5, fma(t.low, most.high, t.low));
  return (double_word){most.high, fma(square.high * t.high, p, low)};
}

// 2^k y, where `shifted` is shifter + 16 k + a number below 16, if both are normal numbers
static inline gentype times_whole(gentype y, gentype shifted) {
  return as_gentype(as_ugentype(y) + ((as_ugentype(shifted) & (ugentype)~15ul) << (ugentype)48));
}

// 2^(k/16) as the sum of two doubles, where `shifted` is shifter + 16 j + k, 0 <= k < 16
static inline double_word table_power(gentype shifted) {
  return (double_word){looked_up(powers_of_two, as_ugentype(shifted)),
                       looked_up(powers_of_two_low, as_ugentype(shifted))};
}

// 2^(n/16) as the sum of two doubles, where `shifted` is shifter + n
static inline double_word scaled_power(gentype shifted) {
  double_word power = table_power(shifted);
  return (double_word){times_whole(power.high, shifted), power.low * times_whole((gentype)1, shifted)};
}

// `power` e^t as the sum of two doubles
static inline double_word power_in_words(double_word power, double_word t) {
  double_word most = power_less_one(t);
  gentype high = fma(power.high, most.high, power.high), low = fma(power.high, most.high, power.high - high);
  return (double_word){high, low + fma(power.high, most.low, fma(power.low, most.high, power.low))};
}

// 2^(n/16) e^t, where `shifted` is shifter + n, if that is a normal number. Its error is below `room`.
static inline gentype power_within(gentype shifted, double_word t, gentype room, private relation *doubt) {
  double_word power = power_in_words(table_power(shifted), t);
  return times_whole(rounded_sum_within(power.high, power.low, room, doubt), shifted);
}
static inline gentype power_of_words(gentype shifted, double_word t, private relation *doubt) {
  return power_within(shifted, t, (gentype)0x1p-68f, doubt);
}

// t = x - n unit, where `unit` is the sum of `high`, whose product with n is exact, and `low`
static inline double_word beyond_multiple(gentype x, gentype n, gentype high, gentype low) {
  gentype most = fma(n, -high, x), t = fma(n, -low, most);
  return (double_word){t, fma(n, -low, most - t)};
}

// e^x is 2^(n/16) e^t: returns t, and stores shifter + n.
static inline double_word natural_rest(gentype x, private gentype *shifted) {
  *shifted = fma(x, (gentype)0x1.71547652b82fep4, shifter);
  return beyond_multiple(x, *shifted - shifter, (gentype)0x1.62e42fef8p-5, (gentype)0x1.1cf79abc9e3b4p-40);
}

// 2^x is 2^(n/16) e^t: returns t, and stores shifter + n.
static inline double_word binary_rest(gentype x, private gentype *shifted) {
  *shifted = fma(x, (gentype)16, shifter);
  gentype beyond = x - (*shifted - shifter) * (gentype)0x1p-4;
  double_word t = two_product(beyond, (gentype)0x1.62e42fefa39efp-1);
  t.low = fma(beyond, (gentype)0x1.abc9e3b39803fp-56, t.low);
  return t;
}

// e^x - 1 as the sum of two doubles, (2^(n/16) - 1) + 2^(n/16) (e^t - 1), for -40 <= x <= 709. The errors above are at
// most 2^5.6 times as great beside the difference, or n = 0, t = x, and t^2 / 6 < 2^-13.6 of the result is rounded by
// 2^-53 five times: less than 2^-63.8.
static inline double_word less_one_in_words(gentype x) {
  gentype shifted;
  double_word most = power_less_one(natural_rest(x, &shifted)), power = scaled_power(shifted);
  double_word less_one = two_sum(power.high, (gentype)-1), product = two_product(power.high, most.high);
  double_word sum = fast_two_sum(less_one.high, product.high);
  gentype low = product.low + fma(power.high, most.low, fma(power.low, most.high, power.low));
  return (double_word){sum.high, sum.low + (less_one.low + low)};
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
