// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic of IEEE 754's binary64 in integers, for devices without double: link/passes/software_double.c makes calls
// of these functions of the operations in double of a builtin, so that it has the same bits. Rounded to nearest even,
// without flags; every NaN that comes out is quiet, its sign and payload are left open. Doubles are their bits:
// `number`.
//
// A number in parts is a sign, an exponent and a significand whose leading one is bit 62: 2^(exponent - 1023 - 62)
// times the significand. Bits that are shifted out of it leave a one in its last bit (sticky), far below the last bit
// of the result, so that it is known on which side of the middle between two doubles the exact value lies.
typedef unsigned long long number;

#define operation __attribute__((noinline, const))

static const number sign_bit = 1ull << 63, infinity = 0x7ffull << 52, hidden_bit = 1ull << 52,
                    quiet_nan = 0xfffull << 51;

static number magnitude(number a) { return a & ~sign_bit; }

static _Bool is_nan(number a) { return magnitude(a) > infinity; }

static int leading_zeros(number m) { return __builtin_clzll(m); }

// m / 2^count, the last bit sticky, for count >= 0
static number shifted(number m, int count) {
  return count > 63 ? m != 0 : count > 0 ? m >> count | (m << (64 - count) != 0) : m;
}

// The number nearest to one in parts. A carry out of the significand is one more in the exponent's field, and infinity
// follows on the greatest number.
static number rounded(number sign, int exponent, number m) {
  if (exponent >= 2047)
    return sign | infinity;
  if (exponent < 1) { // subnormal: what stands at bit 62 becomes the exponent's lowest bit
    m = shifted(m, 1 - exponent);
    exponent = 1;
  }
  const number bits = ((number)(exponent - 1) << 52) + (m >> 10), rest = m & 0x3ff;
  return sign | (bits + (rest + (bits & 1) > 0x200));
}

// The same with the leading one anywhere; not for 0
static number normalised(number sign, int exponent, number m) {
  const int zeros = leading_zeros(m);
  if (zeros == 0)
    return rounded(sign, exponent + 1, shifted(m, 1));
  return rounded(sign, exponent + 1 - zeros, m << (zeros - 1));
}

typedef struct {
  int exponent;
  number m;
} parts;

// A finite number other than zero
static parts parts_of(number a) {
  const int exponent = (int)(magnitude(a) >> 52);
  const number fraction = a & (hidden_bit - 1);
  if (exponent > 0)
    return (parts){exponent, (fraction | hidden_bit) << 10};
  const int zeros = leading_zeros(fraction);
  return (parts){12 - zeros, fraction << (zeros - 1)};
}

operation number __oneclc_double_add(number a, number b) {
  if (magnitude(a) < magnitude(b)) {
    const number c = a;
    a = b;
    b = c;
  }
  const number sign = a & sign_bit, same = !((a ^ b) & sign_bit);
  if (magnitude(a) >= infinity)
    return is_nan(a) || (magnitude(b) == infinity && !same) ? quiet_nan : a;
  const int normal = magnitude(a) >= hidden_bit, other_normal = magnitude(b) >= hidden_bit;
  const int exponent = (int)(magnitude(a) >> 52) + !normal, other = (int)(magnitude(b) >> 52) + !other_normal;
  // Leading ones are bits 61, or below: there is room for a carry.
  const number m = ((a & (hidden_bit - 1)) | (normal ? hidden_bit : 0)) << 9;
  const number n = shifted(((b & (hidden_bit - 1)) | (other_normal ? hidden_bit : 0)) << 9, exponent - other);
  const number sum = same ? m + n : m - n;
  return sum ? normalised(sign, exponent + 1, sum) : a & b & sign_bit;
}

operation number __oneclc_double_sub(number a, number b) { return __oneclc_double_add(a, b ^ sign_bit); }

typedef struct {
  number high, low;
} wide;

// a b, from products of 32 bits by 32
static wide product(number a, number b) {
  const number mask = 0xffffffff, a1 = a >> 32, a0 = a & mask, b1 = b >> 32, b0 = b & mask;
  const number low = a0 * b0, cross = a1 * b0 + (low >> 32), other = a0 * b1 + (cross & mask);
  return (wide){a1 * b1 + (cross >> 32) + (other >> 32), other << 32 | (low & mask)};
}

// w / 2^count, the last bit sticky, for count >= 0
static wide wide_shifted(wide w, int count) {
  if (count >= 64)
    return (wide){0, shifted(w.high, count - 64) | (w.low != 0)};
  if (count == 0)
    return w;
  return (wide){w.high >> count, w.high << (64 - count) | shifted(w.low, count)};
}

operation number __oneclc_double_mul(number a, number b) {
  const number sign = (a ^ b) & sign_bit;
  const number more = magnitude(a) > magnitude(b) ? a : b, less = more == a ? b : a;
  if (magnitude(more) >= infinity)
    return is_nan(more) || magnitude(less) == 0 ? quiet_nan : sign | infinity;
  if (magnitude(less) == 0)
    return sign;
  const parts x = parts_of(a), y = parts_of(b);
  const wide w = product(x.m << 1, y.m); // between 2^125 and 2^127
  return normalised(sign, x.exponent + y.exponent - 1023 + 1, w.high | (w.low != 0));
}

// a b + c. The exact product and c are numbers of 128 bits with the leading one at bit 126. Where bits of the lesser
// one get lost, the leading one of the difference is bit 125 at least, so that 60 bits or more stand behind the
// result's last.
operation number __oneclc_double_fma(number a, number b, number c) {
  number sign = (a ^ b) & sign_bit;
  const number more = magnitude(a) > magnitude(b) ? a : b, less = more == a ? b : a;
  if (magnitude(more) >= infinity || magnitude(c) >= infinity) {
    if (is_nan(more) || is_nan(c) || (magnitude(more) == infinity && magnitude(less) == 0))
      return quiet_nan;
    if (magnitude(more) < infinity)
      return c;
    return magnitude(c) == infinity && (c & sign_bit) != sign ? quiet_nan : sign | infinity;
  }
  if (magnitude(less) == 0)
    return magnitude(c) == 0 ? sign & c : c;
  const parts x = parts_of(a), y = parts_of(b);
  wide w = product(x.m << 1, y.m << 1); // between 2^126 and 2^128
  int exponent = x.exponent + y.exponent - 1023;
  if (w.high & sign_bit) {
    w = wide_shifted(w, 1);
    exponent++;
  }
  if (magnitude(c) != 0) {
    const parts z = parts_of(c);
    wide v = {z.m, 0};
    int distance = exponent - z.exponent;
    const int same = sign == (c & sign_bit);
    if (distance < 0 || (distance == 0 && w.high < v.high)) { // the greater magnitude comes first
      const wide u = w;
      w = v;
      v = u;
      exponent = z.exponent;
      distance = -distance;
      sign = c & sign_bit;
    }
    v = wide_shifted(v, distance);
    if (same) {
      const number low = w.low + v.low;
      w = (wide){w.high + v.high + (low < v.low), low};
    } else {
      w = (wide){w.high - v.high - (w.low < v.low), w.low - v.low};
    }
    if (w.high == 0) {
      if (w.low == 0)
        return 0;
      return normalised(sign, exponent - 64, w.low);
    }
  }
  const int up = leading_zeros(w.high) - 1; // bits of w.low that become the result's
  if (up > 0) {
    w = (wide){w.high << up | w.low >> (64 - up), w.low << up};
    exponent -= up;
  }
  return normalised(sign, exponent, w.high | (w.low != 0));
}

// The quotient's bits are found one by one, as in long division.
operation number __oneclc_double_div(number a, number b) {
  const number sign = (a ^ b) & sign_bit;
  a = magnitude(a);
  b = magnitude(b);
  if (a > infinity || b > infinity || (a == b && (a == 0 || a == infinity)))
    return quiet_nan;
  if (a == infinity || b == 0)
    return sign | infinity;
  if (a == 0 || b == infinity)
    return sign;
  const parts x = parts_of(a), y = parts_of(b);
  number rest = x.m, quotient = 0;
  for (int i = 0; i < 56; i++) {
    const int fits = rest >= y.m;
    quotient = quotient << 1 | (number)fits;
    rest = (fits ? rest - y.m : rest) << 1;
  }
  // x.m / y.m = (quotient + what is left) / 2^55
  return normalised(sign, x.exponent - y.exponent + 1023, quotient << 7 | (rest != 0));
}

// The root's bits are found one by one: rest = m - root^2, where root has those that are known.
operation number __oneclc_double_sqrt(number a) {
  if (magnitude(a) == 0 || a == infinity)
    return a;
  if (a > infinity) // NaN, or negative
    return quiet_nan;
  const parts x = parts_of(a);
  const int odd = (x.exponent + 1) & 1; // a = m 2^2k, m between 1 and 4
  number rest = 0, root = 0, m = x.m << odd;
  for (int i = 0; i < 56; i++) {
    rest = rest << 2 | m >> 62;
    m <<= 2;
    const number next = root << 2 | 1;
    const int fits = rest >= next;
    rest = fits ? rest - next : rest;
    root = root << 1 | (number)fits;
  }
  return normalised(0, (x.exponent - odd - 1023) / 2 + 1023, root << 7 | (rest != 0));
}

// An integer, towards zero or to nearest even. Half the unit is added for the latter, or a little less where the number
// below is even.
static number integral(number a, int to_nearest) {
  const int exponent = (int)(magnitude(a) >> 52) - 1023;
  if (exponent >= 52)
    return is_nan(a) ? quiet_nan : a;
  if (exponent < 0) {
    const int up = to_nearest && exponent == -1 && (a & (hidden_bit - 1)); // above 1/2
    return (a & sign_bit) | (up ? 1023ull << 52 : 0);
  }
  const number unit = hidden_bit >> exponent;
  if (to_nearest)
    a += (unit >> 1) - !(a & unit);
  return a & ~(unit - 1);
}

operation number __oneclc_double_trunc(number a) { return integral(a, 0); }

operation number __oneclc_double_rint(number a) { return integral(a, 1); }

// ---- Comparisons. With a NaN all are false but the last.

// Numbers in the order of signed integers, both zeros as 0
static long long ordinal(number a) { return (long long)(a & sign_bit ? -magnitude(a) : a); }

static _Bool unordered(number a, number b) { return is_nan(a) || is_nan(b); }

operation _Bool __oneclc_double_eq(number a, number b) { return !unordered(a, b) && ordinal(a) == ordinal(b); }

operation _Bool __oneclc_double_lt(number a, number b) { return !unordered(a, b) && ordinal(a) < ordinal(b); }

operation _Bool __oneclc_double_le(number a, number b) { return !unordered(a, b) && ordinal(a) <= ordinal(b); }

operation _Bool __oneclc_double_unordered(number a, number b) { return unordered(a, b); }

// ---- Conversions

operation number __oneclc_double_from_ulong(number a) { return a ? normalised(0, 1023 + 62, a) : 0; }

operation number __oneclc_double_from_long(number a) {
  const number sign = a & sign_bit;
  return a ? normalised(sign, 1023 + 62, sign ? -a : a) : 0;
}

// Towards zero, of what fits
operation number __oneclc_double_to_ulong(number a) {
  const int exponent = (int)(magnitude(a) >> 52) - 1023;
  if (exponent < 0 || exponent > 63)
    return 0;
  const number m = (a & (hidden_bit - 1)) | hidden_bit;
  return exponent > 52 ? m << (exponent - 52) : m >> (52 - exponent);
}

operation number __oneclc_double_to_long(number a) {
  const number m = __oneclc_double_to_ulong(a);
  return a & sign_bit ? -m : m;
}

// Of a float, and to one, as bits
operation number __oneclc_double_from_float(unsigned a) {
  const number sign = (number)(a & 0x80000000) << 32, rest = a & 0x7fffffff;
  if (rest > 0x7f800000)
    return quiet_nan;
  if (rest == 0x7f800000)
    return sign | infinity;
  if (rest >= 0x00800000)
    return sign | ((rest << 29) + (896ull << 52));
  return rest ? normalised(sign, 1023 - 149 + 62, rest) : sign;
}

operation unsigned __oneclc_double_to_float(number a) {
  const unsigned sign = (unsigned)(a >> 32) & 0x80000000;
  if (is_nan(a))
    return 0x7fc00000;
  const int exponent = (int)(magnitude(a) >> 52) - 896;
  if (exponent >= 255) // infinity, too
    return sign | 0x7f800000;
  // Two bits and a sticky one stand behind the float's last, below the least normal number further on.
  number m = (a & (hidden_bit - 1)) | (magnitude(a) >= hidden_bit ? hidden_bit : 0);
  m = shifted(m, exponent < 1 ? 27 + 1 - exponent : 27);
  const unsigned bits = ((unsigned)(exponent < 1 ? 0 : exponent - 1) << 23) + (unsigned)(m >> 2),
                 rest = (unsigned)m & 3;
  return sign | (bits + (rest + (bits & 1) > 2));
}
