// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C's element types on the host, whatever types the host's compiler has. Values are bit patterns in the low bits
// of a uint64_t, the rest zero.
#ifndef ONECLC_ELEMENT_H
#define ONECLC_ELEMENT_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { CHAR, UCHAR, SHORT, USHORT, INT, UINT, LONG, ULONG, HALF, FLOAT, DOUBLE, TYPE_COUNT };
#define ONE(TYPE) (1u << (TYPE)) // sets of types: ONE(HALF) | ONE(FLOAT)
enum { SIGNED = 0x55, UNSIGNED = 0xaa, INTEGERS = 0xff, FLOATS = 0x700, ALL_TYPES = 0x7ff };

typedef struct {
  const char *name;
  unsigned bits;
  bool is_float, is_signed;
  unsigned fraction_bits; // of a floating-point type: 10, 23, 52
  int max_exponent;       // 15, 127, 1023
  unsigned index;         // types[index] is this
} element;
extern const element types[TYPE_COUNT];

const element *integer_like(const element *, bool is_signed); // the integer type of the same size

// The mask of the type's bits.
static inline uint64_t all_ones(const element *t) { return UINT64_MAX >> (64 - t->bits); }

// An integer's value, sign-extended if the type is signed.
static inline int64_t as_signed(const element *t, uint64_t bits) {
  bool negative = t->is_signed && bits >> (t->bits - 1) & 1;
  return (int64_t)(negative ? bits | ~all_ones(t) : bits);
}

static inline uint64_t exponent_field(const element *t, uint64_t bits) {
  return bits >> t->fraction_bits & (uint64_t)(2 * t->max_exponent + 1);
}

static inline bool is_nan(const element *t, uint64_t bits) {
  return t->is_float && exponent_field(t, bits) == (uint64_t)(2 * t->max_exponent + 1) &&
         (bits & ((1ull << t->fraction_bits) - 1));
}

// Any value as a double, exact but for 64-bit integers. (Tests name builtins that math.h has macros for, so it is not
// included.)
static inline double as_double(const element *t, uint64_t bits) {
  if (!t->is_float)
    return t->is_signed ? (double)as_signed(t, bits) : (double)bits;
  if (t->index == FLOAT) { // the host's own types, because they are much faster
    float value;
    uint32_t low = (uint32_t)bits;
    memcpy(&value, &low, sizeof value);
    return value;
  }
  if (t->index == DOUBLE) {
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
  }
  uint64_t fraction = bits & ((1ull << t->fraction_bits) - 1);
  int exponent = (int)exponent_field(t, bits);
  double magnitude;
  if (exponent == 2 * t->max_exponent + 1)
    magnitude = fraction ? __builtin_nan("") : __builtin_inf();
  else if (exponent == 0)
    magnitude = __builtin_ldexp((double)fraction, 1 - t->max_exponent - (int)t->fraction_bits);
  else
    magnitude = __builtin_ldexp((double)(fraction | 1ull << t->fraction_bits),
                                exponent - t->max_exponent - (int)t->fraction_bits);
  return bits >> (t->bits - 1) ? -magnitude : magnitude;
}

// Element i of an array.
static inline void store_bits(const element *t, void *to, size_t i, uint64_t bits) {
  if (t->bits == 16)
    ((uint16_t *)to)[i] = (uint16_t)bits;
  else if (t->bits == 32)
    ((uint32_t *)to)[i] = (uint32_t)bits;
  else
    ((uint64_t *)to)[i] = bits;
}
static inline uint64_t load_bits(const element *t, const void *from, size_t i) {
  return t->bits == 16   ? ((const uint16_t *)from)[i]
         : t->bits == 32 ? ((const uint32_t *)from)[i]
                         : ((const uint64_t *)from)[i];
}

// Boundary values: 0, ±1, extremes, powers of two and their neighbours; for floating point also both zeros, infinities,
// quiet and signalling NaNs, subnormals, neighbours of 1, halves, integer limits, where fractions end. Returns how
// many.
size_t boundary_values(const element *, const uint64_t **values);

// The finalizer of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators).
static inline uint64_t mix_bits(uint64_t z) {
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}
#endif
