// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sign, significand and exponent; greatest, least and neighbouring numbers; remainders.
#include <math/door.h>

doors_of_one(fabs)
doors_of_two(copysign)
door_through(int, frexp, double, (double x, int *exponent), frexp(x, exponent))
door_through(int, frexpf, float, (float x, int *exponent), frexp(x, exponent))
door(ldexp, double, (double x, int n), ldexp(x, n))
door(ldexpf, float, (float x, int n), ldexp(x, n))
door(scalbn, double, (double x, int n), ldexp(x, n))
door(scalbnf, float, (float x, int n), ldexp(x, n))
doors_of_one(logb)
// CUDA has the least int for NaN and for zero, OpenCL C the greatest one for NaN.
door(ilogb, int, (double x), isnan(x) ? INT_MIN : ilogb(x))
door(ilogbf, int, (float x), isnan(x) ? INT_MIN : ilogb(x))
door_through(double, modf, double, (double x, double *whole), modf(x, whole))
door_through(float, modff, float, (float x, float *whole), modf(x, whole))

doors_of_two(fmax)
doors_of_two(fmin)
doors_of_two(fdim)
doors_of_two(nextafter)
// The NaN is the quiet one without a payload, whatever the text says.
door(nan, double, (const char *text), ((void)text, nan(0ul)))
door(nanf, float, (const char *text), ((void)text, nan(0u)))

doors_of_two(fmod)
doors_of_two(remainder)
door_through(int, remquo, double, (double x, double y, int *quotient), remquo(x, y, quotient))
door_through(int, remquof, float, (float x, float y, int *quotient), remquo(x, y, quotient))
