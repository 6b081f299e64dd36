// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sums, products, quotients, square roots and fma, rounded toward zero, upward or downward. Compilers take the rounding
// mode for that to nearest, so that changing it would not be safe. What is exact is reckoned with integers, down to a
// last bit that says whether there is more, and rounded once.
//
// Of float and half the operation of double is rounded a second time in the same direction, which comes to the same as
// once: their numbers are numbers of double, too.
#ifndef ONECLC_MATH_DIRECTED_H
#define ONECLC_MATH_DIRECTED_H

typedef enum { toward_zero, upward, downward } direction;

// A number apart from its sign: significand 2^(exponent - 63), where the significand's top bit, 63, is set. Where the
// number is more than its other bits say, the lowest bit is set as well.
typedef struct {
  ulong significand;
  int exponent;
} magnitude;

static inline magnitude normalized(ulong significand, int exponent) {
  const int zeros = (int)clz(significand);
  return (magnitude){significand << zeros, exponent - zeros};
}

// Of a number that is finite and not zero
static inline magnitude magnitude_of(double x) {
  const ulong bits = as_ulong(fabs(x)), field = bits >> 52;
  return normalized(bits << 11 | (ulong)(field != 0) << 63, (int)max(field, 1ul) - 1023);
}

static inline double rounded(bool negative, magnitude m, direction to) {
  const bool away = to == (negative ? downward : upward);
  const int lost = 11 + max(-1022 - m.exponent, 0); // bits that double does not have, more for subnormal results
  ulong kept = lost < 64 ? m.significand >> lost : 0;
  if (away && (lost >= 64 || kept << lost != m.significand))
    kept++;
  ulong bits =
      kept + ((ulong)max(m.exponent + 1022, 0) << 52); // the leading bit of what is kept counts in the exponent
  if (m.exponent > 1023)
    bits = away ? as_ulong((double)INFINITY) : as_ulong(DBL_MAX);
  return as_double(bits | (ulong)negative << 63);
}

// Moves bits down. Those that fall off leave a last bit that is set if one of them was.
static inline unsigned __int128 moved_down(unsigned __int128 bits, int by) {
  if (by >= 128)
    return bits != 0;
  const unsigned __int128 moved = bits >> by;
  return moved | (moved << by != bits);
}

static inline double directed_fma(double x, double y, double z, direction to) {
  if (!isfinite(x) || !isfinite(y) || !isfinite(z))
    return fma(x, y, z);
  bool negative = signbit(x) != signbit(y);
  const bool z_negative = signbit(z);
  const double exact_zero = negative == z_negative ? z : to == downward ? -0.0 : 0.0;
  if (x == 0 || y == 0)
    return z == 0 ? exact_zero : z;

  // The product and z with the same exponent, that of bit 125
  const magnitude a = magnitude_of(x), b = magnitude_of(y);
  unsigned __int128 product = (unsigned __int128)a.significand * b.significand >> 2, addend = 0;
  int exponent = a.exponent + b.exponent + 1;
  if (z != 0) {
    const magnitude c = magnitude_of(z);
    addend = (unsigned __int128)c.significand << 62;
    if (c.exponent > exponent) {
      product = moved_down(product, c.exponent - exponent);
      exponent = c.exponent;
    } else {
      addend = moved_down(addend, exponent - c.exponent);
    }
  }
  unsigned __int128 sum = product + addend;
  if (negative != z_negative) {
    sum = product - addend;
    if (product < addend) {
      sum = addend - product;
      negative = z_negative;
    }
  }
  if (!sum)
    return exact_zero;
  const ulong high = (ulong)(sum >> 64), low = (ulong)sum;
  const int zeros = (int)(high ? clz(high) : 64 + clz(low));
  sum <<= zeros;
  return rounded(negative, (magnitude){(ulong)(sum >> 64) | ((ulong)sum != 0), exponent + 2 - zeros}, to);
}

static inline double directed_add(double x, double y, direction to) { return directed_fma(x, 1.0, y, to); }
static inline double directed_sub(double x, double y, direction to) { return directed_fma(x, 1.0, -y, to); }
static inline double directed_mul(double x, double y, direction to) {
  return directed_fma(x, y, signbit(x) != signbit(y) ? -0.0 : 0.0,
                      to); // the zero has the product's sign, which a zero keeps
}

// What is left of the dividend, and of the square, is exact. It says on which side of the nearest number the result is.
static inline ulong nearest_and_rest(double nearest, double rest) {
  return (ulong)nearest + (ulong)(rest > 0) - (ulong)(rest < 0);
}

static inline double directed_div(double x, double y, direction to) {
  if (!isfinite(x) || !isfinite(y) || x == 0 || y == 0)
    return x / y;
  const magnitude a = magnitude_of(x), b = magnitude_of(y);
  const double dividend = (double)(a.significand >> 11), divisor = (double)(b.significand >> 11);
  const double quotient = dividend / divisor;
  const ulong bits = nearest_and_rest(quotient * 0x1p63, fma(-quotient, divisor, dividend));
  return rounded(signbit(x) != signbit(y), normalized(bits, a.exponent - b.exponent), to);
}

static inline double directed_sqrt(double x, direction to) {
  if (!(x > 0) || isinf(x))
    return sqrt(x);
  const magnitude a = magnitude_of(x);
  const int odd = a.exponent & 1;
  const double square = (double)(a.significand >> 11 << odd), root = sqrt(square);
  const ulong bits = nearest_and_rest(root * 0x1p37, fma(-root, root, square));
  return rounded(false, normalized(bits, (a.exponent - odd) / 2), to);
}
#endif
