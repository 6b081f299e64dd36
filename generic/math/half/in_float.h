// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The words of half functions that are computed in float.
//
// Where the result is that of float, rounded once more, it is the correctly rounded half for all arguments but the few,
// if any, for which that of float, which is within an ulp, is the very middle between two halves: nudged(result, where,
// units) moves it there by a unit in the last place to the side on which the exact one lies; 1 is away from zero. Which
// arguments these are was found by trying all halves, as the accuracy tests do again.
#ifndef ONECLC_MATH_HALF_IN_FLOAT_H
#define ONECLC_MATH_HALF_IN_FLOAT_H
#define nudged(result, where, units) \
  __builtin_astype(__builtin_astype(result, intn) + ((where) ? (intn)(units) : (intn)0), floatn)

// The bits of floats. Signs and comparisons of magnitudes are arithmetic of integers, which processors do beside that
// of floats: of their units fewer can add, multiply or compare floats.
#define bits_of(v) __builtin_astype(v, intn)
#define float_of(bits) __builtin_astype(bits, floatn)
#define sign_of(v) (bits_of(v) & (intn)(int)0x80000000)
// polynomial_in_float(v, c0, c1, ...) is c0 + c1 v + c2 v^2 + ... by Horner's scheme, for at most 26 coefficients.
#include <math/arithmetic/vocabulary.h>
#define first_in_float(c) ((floatn)(c))
#define next_in_float(p, v, c) fma(p, v, (floatn)(c))
#define polynomial_in_float(v, ...) terms(first_in_float, next_in_float, v, __VA_ARGS__)

#define whole_above 0x1.8p23f // this plus an integer, or a number rounded to one, has its low bits
#define constant_bits(c) ((intn)__builtin_astype(c, int)) // of the float c
#endif
