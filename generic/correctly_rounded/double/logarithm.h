// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Logarithms of double to the bases e, 2 and 10, by the steps of first_step.h, for x = 2^e m, 0.707 < m < 1.414.
//   Step 1: log(x) = e log(2) - log(c) + log(1 + f), f = m c - 1, where c has nine bits, so that f is exact, |f| < 2^-7
//     (P. T. P. Tang, "Table-driven implementation of the logarithm function in IEEE floating-point arithmetic", 1990).
//     e log(2) - log(c) begins with a multiple of 2^-42, which is exact. f^2 / 2 is exact as two doubles; f^2,
//     f^3, a polynomial p and the sum with f^3 p are rounded by 2^-53 each. f^2 / 3 is below 2^-15.5, which makes
//     2^-66.5 of f, with the polynomial's error of 2^-71.3. c is 1 where the logarithm may be as small as f. Other
//     sums, and for other bases the products, add less than 2^-67: together less than 2^-65.7.
//   Step 2: ln(m) = 2 artanh(s), s = (m - 1) / (m + 1), in integers of 128 bits, with an error below 2^-120. The
//     logarithms of doubles nearest to a middle are further from it (V. Lefevre, J.-M. Muller, "Worst cases for correct
//     rounding of the elementary functions in double precision", 2001).
// To be included after first_step.h.
#include <correctly_rounded/double/log_tables.h>
#include <correctly_rounded/double/wide_float.h>

// Returns f, and stores e, c 2^-e and the sum of two doubles from a table, for a positive normal x.
static inline gentype log_reduced(gentype x, table_space const double2 *logs, private gentype *e,
                                  private gentype *scaled_c, private double_word *table_log) {
  const ugentype least = (ugentype)0x3fe6a00000000000ul;
  ugentype z = as_ugentype(x) - least, whole = (ugentype)(z & (ugentype)(0xffful << 52));
  ugentype index = (z >> (ugentype)45) & (ugentype)127;
  *table_log = row_of_two(logs, index);
  gentype c;
#if vec_width == 1
  c = reciprocals[index];
#else
#pragma unroll
  for (int i = 0; i < vec_width; i++)
    c[i] = reciprocals[index[i]];
#endif
  *e = vec_convert(double, as_igentype(whole) >> (igentype)52);
  *scaled_c = as_gentype(as_ugentype(c) - whole);
  return fma(as_gentype(as_ugentype(x) - whole), c, (gentype)-1);
}

// ln(1 + f) + rest, |rest| < 2^-53
static inline double_word log_of_one_plus(gentype f, gentype rest) {
  double_word square = two_product(f, f), sum = fast_two_sum(f, (gentype)-0.5 * square.high);
  gentype p = polynomial(f, 0x1.5555555555555p-2, -0x1.000000000002dp-2, 0x1.99999999aefb5p-3, -0x1.5555554a1ce03p-3,
                         0x1.24923e69e450bp-3, -0x1.00059a96859f9p-3, 0x1.ca34e64d9537p-4);
  sum.low = fma(f * square.high, p, fma(square.low, (gentype)-0.5, sum.low + rest));
  return sum;
}

// e log(2) + table_log + log_f, log(2) as the sum of `high`, a multiple of 2^-42, and `low`
static inline gentype log_of_parts(gentype e, double_word table_log, double_word log_f, gentype high, gentype low,
                                   private relation *doubt) {
  double_word sum = fast_two_sum(fma_plain(e, high, table_log.high), log_f.high);
  return rounded_sum(sum.high, sum.low + (log_f.low + fma(e, low, table_log.low)), 0x1.8p-66f, doubt);
}
static inline relation log_is_rare(gentype x) {
  return bits_outside(x, (ugentype)leading_bit, (ugentype)infinity_bits);
}

#ifndef ONECLC_CR_LOGARITHM_STEP_2
#define ONECLC_CR_LOGARITHM_STEP_2
// Of x = 2^e m, 0.707 < m < 1.415: returns m - 1 in units of 2^-53, and stores e.
static inline long beyond_power_of_two(double x, private int *e) {
  integer_parts parts = parts_of(x);
  int shift = (int)clz(parts.significand) - 11;
  ulong m = parts.significand << shift;
  bool halved = m > 0x16a09e667f3bcc;
  *e = parts.exponent - shift + 52 + halved;
  return (long)(halved ? m : 2 * m) - (1l << 53);
}

// ln(x) of x > 0. less_one is x - 1, with a small relative error where x is near 1.
static inline wide_float log_in_wide(wide_float x, wide_float less_one) {
  const wide_float one = float_constant(1ul << 63, 0, 0, 1),
                   ln2 = float_constant(0xb17217f7d1cf79ab, 0xc9e3b39803f2f6af, 0x40f343267298b62d, 0);
  // x = 2^e (1 + f)
  int e = x.exponent - (x.significand.top.high < 0xb504f333f9de6484);
  wide_float f = e ? float_sum(float_scaled(x, -e), float_minus(one)) : less_one;
  // s = f / (2 + f), and ln(1 + f) = 2 s (1 + s^2 / 3 + s^4 / 5 + ...), of which s^52 / 53 < 2^-137 is left out
  wide_float s = float_quotient(f, float_sum(float_scaled(one, 1), f));
  wide more = fraction_series(fraction_of_float(float_product(s, s)), reciprocals_of_odd, 25, false);
  wide_float log = float_product(float_scaled(s, 1), float_sum(one, wide_float_from(more, 0, false)));
  return float_sum(float_product(ln2, wide_float_of(e)), log);
}

// Whether log_in_wide takes x: zeros, negative numbers, infinity and NaN have the same logarithm to all bases.
static inline bool has_logarithm(double x) { return as_long(x) > 0 && as_long(x) < as_long((double)INFINITY); }

static inline wide_float log_of_double(double x) {
  wide_float wide_x = wide_float_of(x);
  return log_in_wide(wide_x, float_sum(wide_x, wide_float_of(-1)));
}
#endif
