// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Angles: sine, cosine and tangent, their inverses, and the hyperbolic functions.
#include <math/door.h>

doors_of_one(sin, sin)
doors_of_one(cos, cos)
doors_of_one(tan, tan)
doors_of_one(sinpi, sinpi)
doors_of_one(cospi, cospi)
doors_of_one(tanpi, tanpi)
doors_of_one(asin, asin)
doors_of_one(acos, acos)
doors_of_one(atan, atan)
doors_of_two(atan2, atan2)
doors_of_one(asinpi, asinpi)
doors_of_one(acospi, acospi)
doors_of_one(atanpi, atanpi)
doors_of_two(atan2pi, atan2pi)
doors_of_one(sinh, sinh)
doors_of_one(cosh, cosh)
doors_of_one(tanh, tanh)
doors_of_one(asinh, asinh)
doors_of_one(acosh, acosh)
doors_of_one(atanh, atanh)

#define sincospi(x, cosine) (*(cosine) = cospi(x), sinpi(x))
doors_to(sincos, sincos)
doors_to(sincospi, sincospi)

// Both in a structure
#define sincos_pair(end, type) \
  typedef struct { \
    type sine, cosine; \
  } pair_##end; \
  static inline pair_##end sine_and_cosine(type x) { \
    pair_##end result; \
    result.sine = sincos(x, &result.cosine); \
    return result; \
  } \
  static inline pair_##end sine_and_cosine_of_pi(type x) { return (pair_##end){sinpi(x), cospi(x)}; } \
  door(sincos_stret_##end, pair_##end, (type x), sine_and_cosine(x)) \
  door(sincospi_stret_##end, pair_##end, (type x), sine_and_cosine_of_pi(x))
sincos_pair(f16, half)
sincos_pair(f32, float)
sincos_pair(f64, double)
