// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The significand and the exponent of a double as integers
#ifndef ONECLC_CORRECTLY_ROUNDED_PARTS_H
#define ONECLC_CORRECTLY_ROUNDED_PARTS_H
// |x| = significand 2^exponent. Subnormal numbers have the least exponent; that of infinities and NaN is `infinite`.
// The sign's bit is not taken off by itself: LLVM makes fabs of that, and the sign of a NaN's fabs is any on NVIDIA's
// GPUs (PTX ISA, abs).
enum { infinite = 1024 - 52 };
typedef struct {
  ulong significand;
  int exponent;
} integer_parts;

static inline integer_parts parts_of(double x) {
  int field = (int)(as_ulong(x) >> 52) & 0x7ff;
  ulong fraction = as_ulong(x) & 0xffffffffffffful;
  return (integer_parts){field ? fraction | 1ul << 52 : fraction, max(field, 1) - 1075};
}
#endif
