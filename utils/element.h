// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL C's element types on the host, whatever types the host's compiler has. Values are bit patterns in the low bits of
// a uint64_t, the rest zero.
#ifndef ONECLC_ELEMENT_H
#define ONECLC_ELEMENT_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

uint64_t all_ones(const element *);              // the mask of the type's bits
int64_t as_signed(const element *, uint64_t);    // an integer's value, sign-extended if the type is signed
double as_double(const element *, uint64_t);     // any value as a double (exact but for 64-bit integers)
bool is_nan(const element *, uint64_t);
const element *integer_like(const element *, bool is_signed); // the integer type of the same size

// Boundary values: 0, ±1, extremes, powers of two and their neighbours; for floating point also both zeros, infinities,
// quiet and signalling NaNs, subnormals, neighbours of 1, halves, integer limits, where fractions end. Returns how many.
size_t boundary_values(const element *, const uint64_t **values);

// The finalizer of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators).
static inline uint64_t mix_bits(uint64_t z) {
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}
#endif
