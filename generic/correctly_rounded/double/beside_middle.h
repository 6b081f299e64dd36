// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The third step of atan2 and atan2pi, for angles that 128 bits cannot tell from the middle between two doubles: of the
// 2^106 quotients of two significands some come as near to a middle as 2^-159 of it (CORE-MATH's list has one at
// 2^-154). The middle m is an angle of 54 bits, and the point (x, y) lies beyond it if y cos(m) > x sin(m), for m <
// pi/2. Sine and cosine are computed by their series in numbers of 256 bits, with an error below 2^-245. An angle below
// 2^-62 does not come here, so that 2^-183 of the middle can be told.
#ifndef ONECLC_CORRECTLY_ROUNDED_BESIDE_MIDDLE_H
#define ONECLC_CORRECTLY_ROUNDED_BESIDE_MIDDLE_H
#include <correctly_rounded/double/wide_float.h>

// word[0] 2^-60 + word[1] 2^-124 + ...: a number below 16
typedef struct {
  ulong word[4];
} long_number;

// a 2^n, rounded down
static inline long_number long_shifted(long_number a, int n) {
  long_number result;
  int first = n >> 6, bits = n & 63;
  for (int i = 0; i < 4; i++) {
    ulong high = i + first >= 0 && i + first < 4 ? a.word[i + first] : 0;
    ulong low = i + first >= -1 && i + first < 3 ? a.word[i + first + 1] : 0;
    result.word[i] = high << bits | low >> 1 >> (63 - bits);
  }
  return result;
}

// a b 2^-64, rounded down
static inline long_number long_times(long_number a, ulong b) {
  ulong carry = mul_hi(a.word[3], b);
  for (int i = 2; i >= 0; i--) {
    wide product = wide_plus(wide_product(a.word[i], b), (wide){0, carry});
    a.word[i + 1] = product.low;
    carry = product.high;
  }
  a.word[0] = carry;
  return a;
}

// a + b or, if `minus`, a - b, modulo 16
static inline long_number long_sum(long_number a, long_number b, bool minus) {
  ulong carry = minus;
  for (int i = 3; i >= 0; i--) {
    wide sum = wide_plus((wide){0, a.word[i]}, (wide){0, minus ? ~b.word[i] : b.word[i]});
    sum = wide_plus(sum, (wide){0, carry});
    a.word[i] = sum.low;
    carry = sum.high;
  }
  return a;
}

static inline long_number long_product(long_number a, long_number b) {
  long_number sum = {{0, 0, 0, 0}};
  for (int i = 3; i >= 0; i--)
    sum = long_sum(long_times(a, b.word[i]), long_shifted(sum, -64), false);
  return long_shifted(sum, 4);
}

// a / d, d < 2^32
static inline long_number long_over(long_number a, ulong d) {
  ulong rest = 0;
  for (int i = 0; i < 4; i++) {
    ulong high = rest << 32 | a.word[i] >> 32, low = (high % d) << 32 | (a.word[i] & 0xffffffff);
    a.word[i] = (high / d) << 32 | low / d;
    rest = low % d;
  }
  return a;
}

static inline bool long_less(long_number a, long_number b) {
  for (int i = 0; i < 3; i++)
    if (a.word[i] != b.word[i])
      return a.word[i] < b.word[i];
  return a.word[3] < b.word[3];
}

// Whether the angle of (|x|, |y|) or, if `negative`, of (-|x|, |y|), is greater than m, a number times the angle `unit`
static inline bool beyond_middle(wide_float y, wide_float x, bool negative, wide_float m, long_number unit) {
  long_number one = {{0, 0, 0, 0}}; // with another initial value it would lie in constant memory, which is a program's
  one.word[0] = 1ul << 60;
  long_number angle = long_shifted(long_times(unit, m.significand.high), m.exponent);
  long_number square = long_product(angle, angle), sine = one, cosine = one;
  for (int k = 70; k > 0; k -= 2) { // angle^k / k! of the terms that are left out is below 2^-210
    sine = long_sum(one, long_over(long_product(square, sine), k * (k + 1)), true);
    cosine = long_sum(one, long_over(long_product(square, cosine), k * (k - 1)), true);
  }
  sine = long_product(angle, sine);
  cosine = negative ? long_sum((long_number){{0, 0, 0, 0}}, cosine, true) : cosine;
  // Significands of 64 bits, and the exponents' difference
  int more = x.exponent - y.exponent;
  long_number a = long_times(long_shifted(cosine, max(-more, 0)), y.significand.high);
  long_number b = long_times(long_shifted(sine, max(more, 0)), x.significand.high);
  return negative ? long_less(a, b) : long_less(b, a);
}

// The angle in units, of which 2^-118 is in doubt, on its side of the middle
static inline wide_float beside_middle(wide_float angle, wide_float y, wide_float x, bool negative, long_number unit) {
  const wide middle = {1024, 0}, near = {0, 1ul << 10};
  wide rest = {angle.significand.high & 2047, angle.significand.low};
  if (angle.exponent < -62 || !wide_less(wide_minus(wide_plus(rest, near), middle), (wide){0, 1ul << 11}))
    return angle;
  wide_float m = {{(angle.significand.high & ~2047ul) | 1024, 0}, angle.exponent, false};
  bool beyond = beyond_middle(y, x, negative, m, unit);
  m.significand = beyond ? wide_plus(m.significand, (wide){0, 1}) : wide_minus(m.significand, (wide){0, 1});
  return m;
}
#endif
