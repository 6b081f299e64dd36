// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Powers |x|^y = 2^(y log2|x|) of double, by the steps of first_step.h.
//   Step 1: y log2|x| is below 2^10, and its error by binary_words.h below 2^-73.8. That is 2^-74.3 of the power: with
//     the power's own error less than 2^-73.5.
//   Step 2: the same in fractions of 192 bits (three_words.h). The error is below 2^-185 of log2|x|, which makes 2^-174
//     of the greatest and of the least powers. No worst cases are known for all pairs. There are some 2^116 of them for
//     each binade of y log2|x|. If powers are as far from middles as random numbers, the nearest beyond 2^512 or below
//     2^-512 is 2^-170 of itself away: two words are too few, and with three there is a pair that is rounded wrongly
//     with a probability of 1/15.
//   A power that is a middle has at most 54 bits, is exact, and is computed in integers. With x = 2^E m, m odd, and
//     y = n / 2^k, n odd or k = 0, it is rational only if 2^E and m are 2^k-th powers; then it is 2^(E y) m^y, where m
//     is 1, or m >= 3^(2^k) and 3^n < 2^54, n < 35 (C. Lauter, V. Lefevre, "An efficient rounding boundary test for
//     pow(x, y) in double precision", 2009). Roots are no middles, as m^(1/n) has fewer bits than m.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/binary_words.h>

// |x|^y where *doubt is false
static inline gentype power_of_base(gentype x, gentype y, private relation *doubt) {
  double_word log = binary_log_in_words(fabs(x)), product = two_product(log.high, y);
  product.low = fma(log.low, y, product.low);
  gentype result = power_of_two_in_words(product, binary_power_room, doubt);
  *doubt |= log_is_rare(fabs(x));
  return result;
}

#ifndef ONECLC_CR_ANY_BASE_STEP_2
#define ONECLC_CR_ANY_BASE_STEP_2
// Whether |x|^y is of at most 54 bits: stores it.
static inline bool short_power(double x, double y, private double *result) {
  integer_parts parts = parts_of(x);
  int zeros = (int)ctz(parts.significand), exponent = parts.exponent + zeros;
  ulong m = parts.significand >> zeros;
  // Roots until y is an integer. The loop ends: m is 1 after five of them, and then the exponent is not 0.
  for (; y != trunc(y); y *= 2, exponent /= 2) {
    ulong root = (ulong)sqrt((double)m);
    if (exponent % 2 != 0 || root * root != m)
      return false;
    m = root;
  }
  if (m > 1 && !(y > 0 && y < 35))
    return false;
  ulong power = 1;
  for (int i = 0; m > 1 && i < (int)y; i++) {
    if (power > (1ul << 54) / m)
      return false;
    power *= m;
  }
  *result = nearest_double((wide){power, 0}, (int)(exponent * y) + 63);
  return true;
}

// log2|x| as 2^*exponent times a fraction, with its sign
static inline three_words binary_log_in_three_words(double x, private int *exponent, private bool *negative) {
  const three_words zero = {{0, 0}, 0}, one = three_complement(zero);
  int e;
  long f = beyond_power_of_two(x, &e);
  // 2^shift |log2(m)| = 2 / ln(2) s (1 + s^2 / 3 + s^4 / 5 + ...), s = |f| / (2 + f), s^76 / 77 < 2^-198 is left out
  int shift = (int)clz((ulong)abs(f)) - 11;
  three_words s = three_over(abs(f) << shift, zero, (ulong)((1l << 54) + f), 8);
  three_words square = three_shifted_right(three_product(s, s), 2 * shift), sum = zero;
  for (ulong k = 75; k > 1; k -= 2)
    sum = three_product(square, three_plus(three_over(0, one, k, 32), sum));
  const three_words half_of_log2_e = {{0xb8aa3b295c17f0bb, 0xbe87fed0691d3e88}, 0xeb577aa8dd695a58};
  three_words log = three_product(three_plus(s, three_product(s, sum)), half_of_log2_e);
  log = three_plus(log, log);
  *exponent = 1 - shift;
  *negative = f < 0;
  if (e == 0)
    return log;
  // The sum or difference has the sign of e.
  bool added = (e < 0) == (f < 0);
  int bits = 32 - (int)clz((int)abs(e));
  log = three_shifted_right(log, bits - *exponent);
  three_words whole = {{(ulong)abs(e) << (64 - bits), 0}, 0};
  *exponent = bits;
  *negative = e < 0;
  return added ? three_plus(whole, log) : three_minus(whole, log);
}

// |x|^(y / n), rounded correctly, with the sign of `plain`, the result of the function of double. That is returned
// where x or y is 0, infinite or NaN or the power is 1, 0 or infinite.
__attribute__((noinline)) static double power_in_doubt_of_double(double plain, double x, double y, uint n) {
  double rough = fabs(y * log2(fabs(x)) / n);
  if (as_ulong(fabs(x)) - 1 >= as_ulong((double)INFINITY) - 1 || as_ulong(rough) < as_ulong(0x1p-60) ||
      as_ulong(rough) >= as_ulong(1100.0) || as_ulong(fabs(plain)) > as_ulong((double)INFINITY))
    return plain;
  double result;
  if (n == 1 && short_power(x, y, &result))
    return copysign(result, plain);
  // y log2|x| / n = whole + fraction
  int exponent;
  bool negative;
  three_words log = binary_log_in_three_words(x, &exponent, &negative);
  integer_parts parts = parts_of(y);
  int zeros = (int)clz(parts.significand);
  three_words product = three_product(log, (three_words){{parts.significand << zeros, 0}, 0});
  product = three_over(0, product, n, 32);
  exponent += parts.exponent - zeros + 64;
  return copysign(power_of_three_words(product, exponent, negative != (y < 0)), plain);
}
#endif
