// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions to floating-point types in every rounding mode, by integer arithmetic.
#ifndef ONECLC_TEST_ROUNDING_H
#define ONECLC_TEST_ROUNDING_H
#include "harness.h"

typedef enum { RTE, RTZ, RTP, RTN, MODES } rounding;

// (-1)^negative × significand × 2^exponent, an infinity or NaN
typedef struct {
  bool negative, infinite, nan;
  uint64_t significand;
  int exponent;
} number;

static inline number number_of(const element *t, uint64_t bits) {
  number x = {.negative = t->is_signed && bits >> (t->bits - 1)};
  if (!t->is_float) {
    x.significand = x.negative ? -(bits | ~all_ones(t)) : bits;
    return x;
  }
  const uint64_t hidden = 1ull << t->fraction_bits, fraction = bits & (hidden - 1);
  const int field = (int)(bits >> t->fraction_bits) & (2 * t->max_exponent + 1);
  x.nan = field == 2 * t->max_exponent + 1 && fraction;
  x.infinite = field == 2 * t->max_exponent + 1 && !fraction;
  x.significand = field ? fraction | hidden : fraction;
  x.exponent = (field ? field : 1) - t->max_exponent - (int)t->fraction_bits;
  return x;
}

// Returns |x| / 2^unit rounded to an integer, or UINT64_MAX if that does not fit into 64 bits.
static inline uint64_t rounded(number x, int unit, rounding mode) {
  const int shift = x.exponent - unit;
  if (x.significand == 0)
    return 0;
  if (shift >= 0)
    return shift > 63 || x.significand > UINT64_MAX >> shift ? UINT64_MAX : x.significand << shift;
  // `half` is the first bit below the integer, and `rest` is nonzero if any lower bit is set.
  uint64_t whole = 0, half = 0, rest = x.significand;
  if (shift > -64) {
    whole = x.significand >> -shift;
    half = x.significand >> (-shift - 1) & 1;
    rest = x.significand & ((1ull << (-shift - 1)) - 1);
  } else if (shift == -64) {
    half = x.significand >> 63;
    rest = x.significand << 1;
  }
  switch (mode) {
  case RTE:
    return whole + (half &&(rest || whole & 1));
  case RTP:
    return whole + ((half || rest) && !x.negative);
  case RTN:
    return whole + ((half || rest) && x.negative);
  default:
    return whole;
  }
}

static inline uint64_t to_floating(const element *t, number x, rounding mode) {
  const uint64_t hidden = 1ull << t->fraction_bits, infinity = (2 * (uint64_t)t->max_exponent + 1) * hidden;
  const uint64_t sign = (uint64_t)x.negative << (t->bits - 1);
  if (x.nan)
    return infinity | hidden / 2;
  if (x.infinite)
    return sign | infinity;
  if (!x.significand)
    return sign;
  int unit = 63 - __builtin_clzll(x.significand) + x.exponent - (int)t->fraction_bits; // exponent of one ulp
  if (unit < 1 - t->max_exponent - (int)t->fraction_bits)
    unit = 1 - t->max_exponent - (int)t->fraction_bits;
  if (unit > t->max_exponent) // far beyond overflow: any value above the range gives the same result
    unit = t->max_exponent, x.significand = hidden, x.exponent = unit;
  const int field = unit + t->max_exponent + (int)t->fraction_bits; // 1 for subnormals, too: they lack the hidden bit
  const uint64_t magnitude = rounded(x, unit, mode) + (uint64_t)(field - 1) * hidden;
  const bool away = mode == RTE || mode == (x.negative ? RTN : RTP);
  return sign | (magnitude < infinity ? magnitude : away ? infinity : infinity - 1);
}

#endif
