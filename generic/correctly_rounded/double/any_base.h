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

// 1 / (2 k + 1), k = 1 ... 37
static table_space const three_words log_terms[37] = {{{0x5555555555555555, 0x5555555555555555}, 0x5555555555555555},
                                                      {{0x3333333333333333, 0x3333333333333333}, 0x3333333333333333},
                                                      {{0x2492492492492492, 0x4924924924924924}, 0x9249249249249249},
                                                      {{0x1c71c71c71c71c71, 0xc71c71c71c71c71c}, 0x71c71c71c71c71c7},
                                                      {{0x1745d1745d1745d1, 0x745d1745d1745d17}, 0x45d1745d1745d174},
                                                      {{0x13b13b13b13b13b1, 0x3b13b13b13b13b13}, 0xb13b13b13b13b13b},
                                                      {{0x1111111111111111, 0x1111111111111111}, 0x1111111111111111},
                                                      {{0x0f0f0f0f0f0f0f0f, 0x0f0f0f0f0f0f0f0f}, 0x0f0f0f0f0f0f0f0f},
                                                      {{0x0d79435e50d79435, 0xe50d79435e50d794}, 0x35e50d79435e50d7},
                                                      {{0x0c30c30c30c30c30, 0xc30c30c30c30c30c}, 0x30c30c30c30c30c3},
                                                      {{0x0b21642c8590b216, 0x42c8590b21642c85}, 0x90b21642c8590b21},
                                                      {{0x0a3d70a3d70a3d70, 0xa3d70a3d70a3d70a}, 0x3d70a3d70a3d70a3},
                                                      {{0x097b425ed097b425, 0xed097b425ed097b4}, 0x25ed097b425ed097},
                                                      {{0x08d3dcb08d3dcb08, 0xd3dcb08d3dcb08d3}, 0xdcb08d3dcb08d3dc},
                                                      {{0x0842108421084210, 0x8421084210842108}, 0x4210842108421084},
                                                      {{0x07c1f07c1f07c1f0, 0x7c1f07c1f07c1f07}, 0xc1f07c1f07c1f07c},
                                                      {{0x0750750750750750, 0x7507507507507507}, 0x5075075075075075},
                                                      {{0x06eb3e45306eb3e4, 0x5306eb3e45306eb3}, 0xe45306eb3e45306e},
                                                      {{0x0690690690690690, 0x6906906906906906}, 0x9069069069069069},
                                                      {{0x063e7063e7063e70, 0x63e7063e7063e706}, 0x3e7063e7063e7063},
                                                      {{0x05f417d05f417d05, 0xf417d05f417d05f4}, 0x17d05f417d05f417},
                                                      {{0x05b05b05b05b05b0, 0x5b05b05b05b05b05}, 0xb05b05b05b05b05b},
                                                      {{0x0572620ae4c415c9, 0x882b9310572620ae}, 0x4c415c9882b93105},
                                                      {{0x05397829cbc14e5e, 0x0a72f05397829cbc}, 0x14e5e0a72f053978},
                                                      {{0x0505050505050505, 0x0505050505050505}, 0x0505050505050505},
                                                      {{0x04d4873ecade304d, 0x4873ecade304d487}, 0x3ecade304d4873ec},
                                                      {{0x04a7904a7904a790, 0x4a7904a7904a7904}, 0xa7904a7904a7904a},
                                                      {{0x047dc11f7047dc11, 0xf7047dc11f7047dc}, 0x11f7047dc11f7047},
                                                      {{0x0456c797dd49c341, 0x15b1e5f75270d045}, 0x6c797dd49c34115b},
                                                      {{0x04325c53ef368eb0, 0x4325c53ef368eb04}, 0x325c53ef368eb043},
                                                      {{0x0410410410410410, 0x4104104104104104}, 0x1041041041041041},
                                                      {{0x03f03f03f03f03f0, 0x3f03f03f03f03f03}, 0xf03f03f03f03f03f},
                                                      {{0x03d226357e16ece5, 0x40f4898d5f85bb39}, 0x503d226357e16ece},
                                                      {{0x03b5cc0ed7303b5c, 0xc0ed7303b5cc0ed7}, 0x303b5cc0ed7303b5},
                                                      {{0x039b0ad12073615a, 0x240e6c2b4481cd85}, 0x689039b0ad120736},
                                                      {{0x0381c0e070381c0e, 0x070381c0e070381c}, 0x0e070381c0e07038},
                                                      {{0x0369d0369d0369d0, 0x369d0369d0369d03}, 0x69d0369d0369d036}};

// log2|x| as 2^*exponent times a fraction, with its sign
static inline three_words binary_log_in_three_words(double x, private int *exponent, private bool *negative) {
  const three_words zero = {{0, 0}, 0};
  int e;
  long f = beyond_power_of_two(x, &e);
  // 2^shift |log2(m)| = 2 / ln(2) s (1 + s^2 / 3 + s^4 / 5 + ...), s = |f| / (2 + f), s^76 / 77 < 2^-198 is left out
  int shift = (int)clz((ulong)abs(f)) - 11;
  three_words s = three_over(abs(f) << shift, zero, (ulong)((1l << 54) + f), 8);
  three_words square = three_shifted_right(three_product(s, s), 2 * shift);
  three_words sum = three_series(square, log_terms, 37, false);
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
