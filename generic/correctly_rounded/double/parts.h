// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The significand and the exponent of a double as integers
#ifndef ONECLC_CORRECTLY_ROUNDED_PARTS_H
#define ONECLC_CORRECTLY_ROUNDED_PARTS_H
// |x| = significand 2^exponent. Subnormal numbers have the least exponent; that of infinities and NaN is `infinite`.
enum { infinite = 1024 - 52 };
typedef struct {
  ulong significand;
  int exponent;
} integer_parts;

static inline integer_parts parts_of(double x) {
  ulong bits = as_ulong(x) & (ulong)LONG_MAX;
  int field = (int)(bits >> 52);
  ulong fraction = bits & 0xffffffffffffful;
  return (integer_parts){field ? fraction | 1ul << 52 : fraction, max(field, 1) - 1075};
}
#endif
