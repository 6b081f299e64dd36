// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Angles: sine, cosine and tangent, their inverses, and the hyperbolic functions.
#include <math/door.h>

doors_of_one(sin)
doors_of_one(cos)
doors_of_one(tan)
doors_of_one(sinpi)
doors_of_one(cospi)
door_to(double, sincos, (double x, double *sine, double *cosine), *sine = sincos(x, cosine))
door_to(float, sincosf, (float x, float *sine, float *cosine), *sine = sincos(x, cosine))
door_to(double, sincospi, (double x, double *sine, double *cosine), *sine = sinpi(x), *cosine = cospi(x))
door_to(float, sincospif, (float x, float *sine, float *cosine), *sine = sinpi(x), *cosine = cospi(x))

doors_of_one(asin)
doors_of_one(acos)
doors_of_one(atan)
doors_of_two(atan2)

doors_of_one(sinh)
doors_of_one(cosh)
doors_of_one(tanh)
doors_of_one(asinh)
doors_of_one(acosh)
doors_of_one(atanh)
