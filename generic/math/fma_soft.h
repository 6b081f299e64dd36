// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fma (6.15.2) without an fma instruction. To be included after each_float.h.
#include "ieee.h"

// Through a type of twice the precision: the product is exact there; the sum is rounded to odd, i.e. truncated, with its last
// bit set if that was inexact, which makes the second rounding as good as the only one (S. Boldo, G. Melquiond, "Emulation
// of FMA and correctly rounded sums: proved algorithms using rounding to odd", IEEE Trans. Computers 57, 2008): 24 >= 11 + 2
// and 53 >= 24 + 2 bits. Nothing overflows or underflows on the way. The error of the sum is Knuth's TwoSum.
#if elem_bits < 64
#if elem_bits == 16
#define wider float
#define wider_bits int
#else
#define wider double
#define wider_bits long
#endif
static inline gentype fma_by_wider_type(gentype x, gentype y, gentype z) {
  JOIN_(wider) product = vec_convert(wider, x) * vec_convert(wider, y), addend = vec_convert(wider, z);
  JOIN_(wider) sum = product + addend, added = sum - product;
  JOIN_(wider) error = (product - (sum - added)) + (addend - added);
  JOIN_(wider_bits) bits = __builtin_astype(sum, JOIN_(wider_bits));
  JOIN_(wider_bits) below = bits - (((error < 0) ^ (sum < 0)) & 1); // the last bit of a magnitude that was rounded up goes
  bits = ((error < 0) | (error > 0)) ? below | 1 : bits;
  return vec_convert(sgentype, __builtin_astype(bits, JOIN_(wider)));
}
#undef wider
#undef wider_bits
#endif

// By integers: the exact product and the addend, two words wide and aligned, low bits that fall off kept as one sticky bit,
// are added and rounded to nearest even once. For scalars.
#if vec_width == 1 && elem_bits > 16
// |x| = significand * 2^(exponent - exponent_bias - (elem_bits - 2)), the significand's leading bit at elem_bits - 2; or 0.
static inline unsigned_elem normalise(sgentype x, int *exponent) {
  unsigned_elem bits = magnitude_bits(x), fraction = bits & (leading_bit - 1);
  int field = bits >> significand_bits;
  if (field)
    fraction |= leading_bit;
  int shift = clz(fraction) - 1;
  *exponent = max(field, 1) - (shift - (elem_bits - 2 - significand_bits));
  return fraction ? fraction << shift : 0;
}

// Two words shifted right; what falls off is or-ed into the last bit.
static inline void shift_right(unsigned_elem *high, unsigned_elem *low, int n) {
  unsigned_elem sticky = 0;
  if (n >= elem_bits) {
    sticky = *low;
    *low = *high;
    *high = 0;
    n = min(n - elem_bits, elem_bits - 1);
  }
  if (n > 0) {
    sticky |= *low << (elem_bits - n);
    *low = *low >> n | *high << (elem_bits - n);
    *high >>= n;
  }
  *low |= sticky != 0;
}

static inline sgentype fma_by_integers(sgentype x, sgentype y, sgentype z) {
  const unsigned_elem infinity = infinity_bits;
  unsigned_elem sign = (as_ugentype(x) ^ as_ugentype(y)) & sign_bit, z_sign = as_ugentype(z) & sign_bit;
  if (magnitude_bits(z) >= infinity && magnitude_bits(x) < infinity && magnitude_bits(y) < infinity)
    return z + z;
  if (magnitude_bits(x) >= infinity || magnitude_bits(y) >= infinity || !magnitude_bits(x) || !magnitude_bits(y))
    return x * y + z;

  int x_exponent, y_exponent, z_exponent;
  unsigned_elem x_part = normalise(x, &x_exponent), y_part = normalise(y, &y_exponent);
  unsigned_elem high = mul_hi(x_part, y_part), low = x_part * y_part;
  unsigned_elem z_high = normalise(z, &z_exponent), z_low = z_high << (elem_bits - 2);
  z_high >>= 2;
  int exponent = x_exponent + y_exponent - exponent_bias;
  if (!(z_high | z_low))
    z_exponent = exponent;
  int distance = exponent - z_exponent;
  if (distance >= 0) {
    shift_right(&z_high, &z_low, distance);
  } else {
    shift_right(&high, &low, -distance);
    exponent = z_exponent;
  }

  if (sign == z_sign) {
    low += z_low;
    high += z_high + (low < z_low);
  } else {
    bool borrow = low < z_low;
    low -= z_low;
    high -= z_high + borrow;
    if (high >> (elem_bits - 1)) { // the addend is the larger one
      low = -low;
      high = ~high + (low == 0);
      sign = z_sign;
    }
    if (!(high | low))
      return 0;
  }

  int shift = high ? clz(high) : elem_bits + clz(low);
  exponent += 3 - shift; // of the leading bit, which goes to the top of `high`
  if (shift >= elem_bits) {
    high = low;
    low = 0;
    shift -= elem_bits;
  }
  if (shift > 0) {
    high = high << shift | low >> (elem_bits - shift);
    low <<= shift;
  }
  if (exponent < 1) { // subnormal
    shift_right(&high, &low, min(1 - exponent, elem_bits));
    exponent = 1;
  }
  high |= low != 0;
  if (exponent > 2 * exponent_bias)
    return __builtin_astype((unsigned_elem)(sign | infinity), sgentype);
  const int spare = elem_bits - 1 - significand_bits;
  unsigned_elem result = high >> spare, rest = high << (elem_bits - spare);
  result += rest > sign_bit || (rest == sign_bit && (result & 1));
  result += (unsigned_elem)(exponent - 1) << significand_bits; // adds the leading bit and carries to the exponent
  return __builtin_astype((unsigned_elem)(sign | result), sgentype);
}
#endif
