// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fma (6.15.2), x * y + z rounded once, without an fma instruction: through a wider type (half and float), by integers
// or by floating-point numbers (float and double). To be included after each_float.h.
#include <math/arithmetic/ieee.h>
#include <math/arithmetic/round_to_odd.h>

// fma through a type of twice the precision, in which the product is exact. The sum is first rounded to odd there, so
// that the second rounding is harmless: 24 >= 11 + 2 and 53 >= 24 + 2 bits (round_to_odd.h). Nothing overflows or
// underflows on the way. The error of the sum comes from Knuth's TwoSum.
#if elem_bits < 64
#define wider vec(wider_elem)
#if elem_bits == 16
#define wider_elem float
#else
#define wider_elem double
static inline wider round_to_odd(wider sum, wider error); // defined in double's pass, which comes later
#endif
static inline gentype fma_by_wider_type(gentype x, gentype y, gentype z) {
  wider product = vec_convert(wider_elem, x) * vec_convert(wider_elem, y), addend = vec_convert(wider_elem, z);
  wider sum = product + addend, added = sum - product;
  wider error = (product - (sum - added)) + (addend - added);
  return vec_convert(sgentype, round_to_odd(sum, error));
}
#undef wider
#undef wider_elem
#endif

// fma by integers, for scalars. The exact product and the addend are integers of two words, aligned to the same
// exponent; low bits that are shifted out are kept as one sticky bit. They are added and rounded once, to nearest even.
#if vec_width == 1 && elem_bits > 16
// Returns the significand of x, or 0 if x is 0: |x| = significand * 2^(*exponent - exponent_bias - (elem_bits - 2)),
// with the significand's leading bit at elem_bits - 2 also if x is subnormal.
static inline unsigned_elem normalise(sgentype x, int *exponent) {
  unsigned_elem bits = magnitude_bits(x), fraction = bits & (leading_bit - 1);
  int field = bits >> significand_bits;
  if (field)
    fraction |= leading_bit;
  int shift = clz(fraction) - 1;
  *exponent = max(field, 1) - (shift - (elem_bits - 2 - significand_bits));
  return fraction ? fraction << shift : 0;
}

// Shifts an integer of two words right by n bits. Whether any bit that was shifted out is set is or-ed into the last
// bit.
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
    if (high >> (elem_bits - 1)) { // the addend was the larger one
      low = -low;
      high = ~high + (low == 0);
      sign = z_sign;
    }
    if (!(high | low))
      return 0;
  }

  int shift = high ? clz(high) : elem_bits + clz(low);
  exponent += 3 - shift; // that of the leading bit, which is shifted to the top of `high`
  if (shift >= elem_bits) {
    high = low;
    low = 0;
    shift -= elem_bits;
  }
  if (shift > 0) {
    high = high << shift | low >> (elem_bits - shift);
    low <<= shift;
  }
  if (exponent < 1) { // the result is subnormal
    shift_right(&high, &low, min(1 - exponent, elem_bits));
    exponent = 1;
  }
  high |= low != 0;
  if (exponent > 2 * exponent_bias)
    return __builtin_astype((unsigned_elem)(sign | infinity), sgentype);
  const int spare = elem_bits - 1 - significand_bits;
  unsigned_elem result = high >> spare, rest = high << (elem_bits - spare);
  result += rest > sign_bit || (rest == sign_bit && (result & 1));
  result += (unsigned_elem)(exponent - 1) << significand_bits; // the leading bit and a carry count in the exponent
  return __builtin_astype((unsigned_elem)(sign | result), sgentype);
}
#endif

// fma by floats or doubles, for scalars: shorter than by integers on devices that shift integers and count their zeros
// slowly.
#if vec_width == 1 && elem_bits > 16
#include <math/arithmetic/double_word.h>

// What a b, rounded to `product`, exceeds a b by, after Dekker ("A floating-point technique for extending the available
// precision", Numerische Mathematik 18, 1971), unless the last bit of a product of halves underflows. A float that is
// cut after 12 bits leaves a rest of 12 bits, so that all products of halves are exact. A double that is cut after 26
// bits leaves a rest of 27, and one that is rounded to 26 bits a rest of 26, with its sign: the products of a half of
// one and a half of the other are exact. So are the sums: they are multiples of what the least product in them is one
// of, and below 2^53 times that (x86/sse2/math/arithmetic/fma_bodies.h). Where rounding a makes an infinity of it, the
// result is infinite or NaN.
__attribute__((always_inline)) static inline gentype product_excess(gentype a, gentype b, gentype product) {
#if elem_bits == 32
  const uint high_half = ~0u << 12;
  float a_high = as_float(as_uint(a) & high_half), b_high = as_float(as_uint(b) & high_half);
#else
  const ulong high_half = ~0ul << 27;
  double a_high = as_double((as_ulong(a) + (1ul << 26)) & high_half), b_high = as_double(as_ulong(b) & high_half);
#endif
  gentype a_low = a - a_high, b_low = b - b_high;
  return product - a_high * b_high - a_high * b_low - a_low * b_high - a_low * b_low;
}

// a b + c as a difference of two words, of which the second needs the last rounding alone: the product and the addend
// become a sum of three words (Knuth's TwoSum). The two lower words are then added with rounding to odd, as above. This
// does no harm: where the first sum has an error, that sum is at least half the greater summand, so that the two lower
// words are less than 2 ulp of it, and the last bit of their sum is far below what the last rounding looks at. The
// lower word is negative, as a zero that is subtracted keeps the sign of the other.
__attribute__((always_inline)) static inline double_word product_and_addend(gentype a, gentype b, gentype product,
                                                                            gentype c) {
  gentype excess = product_excess(a, b, product);
  gentype sum = product + c, c_part = sum - product;
  double_word rest = two_sum(((sum - c_part) - product) + (c_part - c), excess);
  igentype bits = as_igentype(rest.high);
  gentype odd = as_gentype((bits + ((bits ^ as_igentype(rest.low)) >> (elem_bits - 1))) | 1),
          low = rest.low != 0 ? odd : rest.high;
  return (double_word){sum, low};
}

// fma where it is right: nothing may overflow, and the product or the addend must be at least `least`, 2^-74 (double:
// 2^-905). For then either
//   - |z| >= least. If the product is at least 2^-100 (2^-960), all its parts are multiples of 2^-147 (2^-1066), and
//     exact. If it is less, it is below a quarter of an ulp of z, and so is what comes out as its error: the result is
//     z; or
//   - |x y| >= least, and the product is exact anyway. Sums always are.
static inline bool usual_operands(gentype x, gentype y, gentype z) {
  const unsigned_elem least = magnitude_bits((gentype)power_of_two(elem_bits == 32 ? -73 : -904));
  return magnitude_bits(fabs(x * y) + fabs(z)) - least < infinity_bits - least;
}

__attribute__((always_inline)) static inline gentype quick_fma(gentype x, gentype y, gentype z) {
  double_word sum = product_and_addend(x, y, x * y, z);
  return sum.high - sum.low;
}
#endif

#if vec_width == 1 && elem_bits == 32
static inline int exponent_field(float x) { return (int)(as_uint(x) >> significand_bits) & (2 * exponent_bias + 1); }

// The significand of |x|: in [1, 2), or below 1 if x is subnormal.
static inline float significand(float x, int field) {
  return as_float((as_uint(x) & (leading_bit - 1)) | as_uint(1.0f)) - (field ? 0.0f : 1.0f);
}

static inline float with_sign(float magnitude, uint bits) { return as_float(as_uint(magnitude) | (bits & sign_bit)); }

// x moved by one unit in the last place, up if `error` is greater than 0 and down if it is less.
static inline float towards(float x, float error) {
  return as_float(as_int(x) + (((as_int(x) ^ as_int(error)) >> 31) | 1));
}

// fma of all floats, by their significands.
static inline float fma_by_floats(float x, float y, float z) {
  const int special = 2 * exponent_bias + 1, far = 60;
  int x_field = exponent_field(x), y_field = exponent_field(y), z_field = exponent_field(z);
  float a = significand(x, x_field), b = with_sign(significand(y, y_field), as_uint(x) ^ as_uint(y));
  // A factor 2^scale is taken out of the product and the addend. It is the product's, unless the addend is so great
  // that only the sign of the product matters; then it comes from the addend.
  int c_power = max(z_field, 1) - exponent_bias;
  int scale = max(max(x_field, 1) + max(y_field, 1) - 2 * exponent_bias, c_power - far);
  float c = with_sign(significand(z, z_field) * exact_power(max(c_power - scale, -far)), as_uint(z));
  float product = a * b;
  double_word sum = product_and_addend(a, b, product, c);
  sum.low = -sum.low;

  // The sum is multiplied by 2^scale in two steps. Only the second may round, namely to a subnormal number, and the
  // sum, which has been rounded already, is prepared for this. If the result has the greatest exponent of the subnormal
  // numbers, the last bit of `sum` is the only one that is lost: if that bit is 1 it would pass for exactly half a
  // unit, and so the sum moves towards its exact value. If more bits are lost, the sum is rounded to odd.
  sum = fast_two_sum(sum.high, sum.low);
  int field = exponent_field(sum.high) + scale;
  if (field <= 0 && sum.low != 0 && !((as_int(sum.high) ^ (field == 0)) & 1))
    sum.high = towards(sum.high, sum.low);
  int half_way = scale >> 1;
  float result = sum.high * exact_power(half_way) * exact_power(scale - half_way);

  bool finite = max(x_field, y_field) < special && product != 0; // otherwise x * y is zero, infinite or NaN, and exact
  return finite && z_field < special ? result : (finite ? product : x * y) + z;
}
#endif
