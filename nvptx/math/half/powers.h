// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Powers of halves in float, as numbers whose distance from the power is bounded. Where the bounds leave the choice
// between two halves, logarithms of double decide: those of the power and of the middle between the halves differ by
// more than 2^-41 over all pairs of halves, and of halves and integers, or the power is the middle
// (generic/math/exponential/power.h). Those of double are off by 2^-48 of themselves, and no more than 25.1 where the
// power is near to a half: by less than 2^-42 together.
#ifndef ONECLC_MATH_HALF_POWERS_H
#define ONECLC_MATH_HALF_POWERS_H
#include <math/arithmetic/approximations.h>
#include <math/half/in_float.h>

// The half next to this one, away from zero
static inline half next_half(half x) { return as_half((ushort)(as_ushort(x) + 1)); }

// The middle between `low` >= 0, a half, and the next one, where infinity stands for 2^16
static inline double middle_beyond(float low) {
  return (double)low + (low < 0x1p-14f ? 0x1p-25 : (double)(as_float(as_uint(low) & 0x7f800000) * 0x1p-11f));
}

// log2 of a normal x > 0 by a polynomial that is within 2^-48.9 of it
static inline double log2_of_normal(double x) {
  ulong exponent = (as_ulong(x) - as_ulong(0x1.6a09e667f3bcdp-1)) & 0xfff0000000000000;
  double f = as_double(as_ulong(x) - exponent) - 1, p = -0x1.8a7922b7e846ep-5;
  p = fma(p, f, 0x1.a2dbb29e318cfp-4);
  p = fma(p, f, -0x1.b6eab26b54c88p-4);
  p = fma(p, f, 0x1.8bda0b710c0d2p-4);
  p = fma(p, f, -0x1.9b1aa98ac763p-4);
  p = fma(p, f, 0x1.c4df3567bf26p-4);
  p = fma(p, f, -0x1.ed4b10c77fe94p-4);
  p = fma(p, f, 0x1.0cb21b70aafd5p-3);
  p = fma(p, f, -0x1.27721f2bd38cap-3);
  p = fma(p, f, 0x1.4849e397adee4p-3);
  p = fma(p, f, -0x1.7154925593963p-3);
  p = fma(p, f, 0x1.a6176a7b2dec2p-3);
  p = fma(p, f, -0x1.ec709d6af7b04p-3);
  p = fma(p, f, 0x1.2776c502a691p-2);
  p = fma(p, f, -0x1.71547652f8b82p-2);
  p = fma(p, f, 0x1.ec709dc3aed47p-2);
  p = fma(p, f, -0x1.71547652b820ep-1);
  p = fma(p, f, 0x1.71547652b82f3p0);
  return fma(p, f, (double)(as_int((uint)(exponent >> 32)) >> 20));
}

// `low` or the next half: the one nearer to a^y. The other is not an argument, since ptxas would not round to both by
// one instruction then.
__attribute__((noinline)) static half nearer_power(half low, float a, float y) {
  double difference = fma((double)y, log2_of_normal((double)a), -log2_of_normal(middle_beyond((float)low)));
  return difference > 0x1p-42 || (difference > -0x1p-42 && (as_ushort(low) & 1)) ? next_half(low) : low;
}

// a^y, which lies between `least` and `most`
static inline half power_between(float least, float most, float a, float y) {
  half low = (half)least, high = (half)most;
  if (__builtin_expect(low != high, false))
    return nearer_power(low, a, y);
  return low;
}

// a^y for a half a > 0 and a half or an integer y, |y| <= 2^16: 2^(y log2(a)).
//
// a = 2^e (1 + f), and log2(1 + f) is f times a constant of 13 bits, which is exact as f has 11, and a rest of less
// than 1/9. The rest's error, most of which is the rounding of the polynomial, is below 2^-25.9 |f| / 0.41, and that
// of the logarithm, a double-word, below 2^-24.8 of it. The power of 2 of the product's first word is within 2.5 units
// of 2^-23 of itself by the bound of ex2.approx, the second word's part is rounded once, as are the ends here. So the
// error is below (2.5 2^-23 + 2 2^-24) + |y log2(a)| ln(2) 2^-24.8 of the power, where that is near a half; `error` is
// a little more. Elsewhere the exponent is limited, lest infinity less infinity be NaN.
static inline half power_of_positive(float a, float y) {
  uint exponent = (as_uint(a) - as_uint(0.70710678f)) & 0xff800000;
  float f = as_float(as_uint(a) - exponent) - 1, e = (float)as_int(exponent) * 0x1p-23f;
  float p = polynomial_in_float(f, 0x1.1d94aep-14f, -0x1.715476p-1f, 0x1.ec7094p-2f, -0x1.7154bcp-2f, 0x1.277c3cp-2f,
                                -0x1.ec6a46p-3f, 0x1.a47c86p-3f, -0x1.6f87bep-3f, 0x1.5d8dcp-3f, -0x1.53831ap-3f,
                                0x1.8a8506p-4f);
  float whole = fma(f, 0x1.715p0f, e), rest = fma(p, f, fma(f, 0x1.715p0f, e - whole));
  float log = whole + rest, log_low = whole - log + rest;
  float product = log * y, low = fma(log_low, y, fma(log, y, -product)), size = min(fabs(product), 64.0f);
  float power = approximate_exp2(copysign(size, product));
  power = fma(power, low * 0x1.62e43p-1f, power);
  float error = fma(size, 0x1p-25f, 0x1.ep-22f);
  return power_between(fma(-error, power, power), fma(error, power, power), a, y);
}
#endif
