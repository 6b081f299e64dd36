// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Logarithms of double to the bases e, 2 and 10, by the steps of first_step.h, for x = 2^e m, 0.707 < m < 1.414.
//   Step 1: log(x) = e log(2) - log(c) + log(1 + f), f = m c - 1, where c has nine bits, so that f is exact, |f| < 2^-7
//     (P. T. P. Tang, "Table-driven implementation of the logarithm function in IEEE floating-point arithmetic", 1990).
//     e log(2) - log(c) begins with a multiple of 2^-42, which is exact. f^2 / 2 is exact as two doubles; f^3, a
//     polynomial and their product are rounded by 2^-53 each, and square's rounding enters once more. f^2 / 3 is below
//     2^-15.5, which makes 2^-66.5 of f, with the polynomial's error of 2^-71.3; c is 1 where the logarithm may be as
//     small as f. The sums of the terms below f^2, and for other bases the products, add less than 2^-67: together
//     less than 2^-65.7.
//   Step 2: ln(m) = 2 artanh(s), s = (m - 1) / (m + 1), in integers of 128 bits, with an error below 2^-121. The
//     logarithms of doubles nearest to a middle are further from it (V. Lefevre, J.-M. Muller, "Worst cases for correct
//     rounding of the elementary functions in double precision", 2001).
// To be included after first_step.h.
#include <correctly_rounded/double/log_tables.h>
#include <correctly_rounded/double/parts.h>
#include <correctly_rounded/double/wide.h>

// Returns f, and stores e and the sum of two doubles from a table, for a positive normal x.
static inline gentype log_reduced(gentype x, table_space const double2 *logs, private gentype *e,
                                  private double_word *table_log) {
  const ugentype least = (ugentype)0x3fe6a00000000000ul;
  ugentype z = as_ugentype(x) - least, whole = (ugentype)(z & (ugentype)(0xffful << 52));
  ugentype index = (z >> (ugentype)45) & (ugentype)127;
  gentype c;
#if vec_width == 1
  double2 found = logs[index];
  *table_log = (double_word){found.x, found.y};
  c = reciprocals[index];
#else
  for (int i = 0; i < vec_width; i++) {
    double2 found = logs[index[i]];
    table_log->high[i] = found.x;
    table_log->low[i] = found.y;
    c[i] = reciprocals[index[i]];
  }
#endif
  *e = vec_convert(double, as_igentype(whole) >> (igentype)52);
  return fma(as_gentype(as_ugentype(x) - whole), c, (gentype)-1);
}

// ln(1 + f)
static inline double_word log_of_one_plus(gentype f) {
  double_word square = two_product(f, f), sum = fast_two_sum(f, (gentype)-0.5 * square.high);
  gentype p = polynomial(f, 0x1.5555555555555p-2, -0x1.000000000002dp-2, 0x1.99999999aefb5p-3, -0x1.5555554a1ce03p-3,
                         0x1.24923e69e450bp-3, -0x1.00059a96859f9p-3, 0x1.ca34e64d9537p-4);
  sum.low += fma(f * square.high, p, (gentype)-0.5 * square.low);
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
// floor(2^181 / d), 2^53 < d < 2^55
static inline wide wide_quotient(ulong d) {
  ulong rest = 1ul << 53, high = word_over(0, &rest, d, 8);
  return (wide){high, word_over(0, &rest, d, 8)};
}

// Of x = 2^e m, 0.707 < m < 1.415: returns m - 1 in units of 2^-53, and stores e.
static inline long beyond_power_of_two(double x, private int *e) {
  integer_parts parts = parts_of(x);
  int shift = (int)clz(parts.significand) - 11;
  ulong m = parts.significand << shift;
  bool halved = m > 0x16a09e667f3bcc;
  *e = parts.exponent - shift + 52 + halved;
  return (long)(halved ? m : 2 * m) - (1l << 53);
}

// The logarithm of x as a double. log(2) is log2[0] + a fraction log2[1] to log2[3] in three words.
// log(m) is ln(m) times a fraction `scale` and 2^scale_exponent; without a scale, it is ln(m).
static inline double log_in_wide(double x, private const ulong *log2, bool scaled, wide scale, int scale_exponent) {
  if (as_long(x) <= 0 || as_long(x) >= as_long((double)INFINITY))
    return log(x); // of zeros, negative numbers, infinity and NaN, the same to all bases
  int e;
  long f = beyond_power_of_two(x, &e);
  ulong magnitude = abs(f);
  // s = f / (2 + f), and ln(m) = 2 s (1 + s^2 / 3 + s^4 / 5 + ...), of which s^52 / 53 < 2^-137 is left out
  wide g = wide_quotient((ulong)((1l << 54) + f)); // 1 / (2 + f)
  wide s = fraction_product(wide_shifted((wide){0, magnitude}, 75), g);
  wide factor =
      wide_plus(g, fraction_product(g, fraction_series(fraction_product(s, s), reciprocals_of_odd, 25, false)));
  // |ln(m)| = p 2^(exponent - 128)
  int zeros = magnitude ? (int)clz(magnitude) : 64, exponent = 12 - zeros;
  wide p = wide_plus(wide_product(magnitude ? magnitude << zeros : 0, factor.high),
                     (wide){0, mul_hi(magnitude ? magnitude << zeros : 0, factor.low)});
  if (scaled) {
    p = fraction_product(p, scale);
    exponent += scale_exponent;
  }
  // |e log(2)| as an integer and a fraction
  ulong times = abs(e), whole = times * log2[0] + mul_hi(times, log2[1]);
  wide fraction = wide_times((wide){log2[1], log2[2]}, times);
  whole += mul_hi(times, log2[2]) + times * log2[1] < times * log2[1];
  wide more = wide_plus(fraction, (wide){0, mul_hi(times, log2[3])});
  whole += wide_less(more, fraction);
  if (e != 0) {
    // The sum or difference, which has the sign of e
    wide part = exponent > 0 ? wide_shifted(p, exponent) : wide_shifted_right(p, -exponent);
    bool added = (e < 0) == (f < 0);
    wide sum = added ? wide_plus(more, part) : wide_minus(more, part);
    whole += added ? wide_less(sum, more) : 0;
    whole -= !added && wide_less(more, part);
    // The integer becomes the first bits
    int bits = whole ? 64 - (int)clz(whole) : 0;
    p = wide_shifted_right(sum, bits);
    p.high |= whole ? whole << (64 - bits) : 0;
    exponent = bits;
  }
  double result = nearest_double(p, exponent - 1);
  return (e != 0 ? e < 0 : f < 0) ? -result : result;
}
#endif
