// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The conversions between half and float, and of double, that kernels call where a processor has no instruction for
// them, for systems whose runtime library of the compiler lacks them (GCC's has them for RISC-V from version 13 on).
#ifdef __FLT16_MAX__
typedef _Float16 half_number;
#else // C has no type for halves, as on POWER: LLVM passes their bits
typedef unsigned short half_number;
#endif

static float as_float(unsigned bits) {
  float x;
  __builtin_memcpy(&x, &bits, sizeof x);
  return x;
}

static unsigned as_bits(float x) {
  unsigned bits;
  __builtin_memcpy(&bits, &x, sizeof bits);
  return bits;
}

float __extendhfsf2(half_number half) {
  unsigned short h;
  __builtin_memcpy(&h, &half, sizeof h);
  const unsigned exponent = h >> 10 & 31, fraction = h & 1023;
  const float magnitude = !exponent ? fraction * 0x1p-24f // zero or a subnormal number
                                    : as_float((exponent == 31 ? 255 : exponent + 112) << 23 | fraction << 13);
  return h >> 15 ? -magnitude : magnitude;
}

half_number __truncsfhf2(float x) {
  const unsigned sign = as_bits(x) >> 31, magnitude = as_bits(x) & 0x7fffffff;
  unsigned short h;
  if (magnitude > 0x7f800000) // a NaN
    h = 0x7e00;
  else if (magnitude >= 0x477ff000) // rounds to infinity
    h = 0x7c00;
  else if (magnitude < 0x38800000) // rounds to a multiple of 2^-24, as the sum does
    h = as_bits(as_float(magnitude) + 0.5f) - as_bits(0.5f);
  else // to nearest, ties to even
    h = (magnitude - 0x38000000 + 0xfff + (magnitude >> 13 & 1)) >> 13;
  h |= sign << 15;
  half_number half;
  __builtin_memcpy(&half, &h, sizeof half);
  return half;
}

// A float in between keeps the last bit set if it is not exact: so the second rounding goes where a single one would.
half_number __truncdfhf2(double x) {
  float between = (float)x;
  const unsigned bits = as_bits(between);
  if (between != x && x == x && !(bits & 1))
    between = as_float(__builtin_fabs(between) < __builtin_fabs(x) ? bits + 1 : bits - 1);
  return __truncsfhf2(between);
}
