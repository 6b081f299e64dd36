// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exponential functions, logarithms, powers and roots.
#include <math/door.h>

doors_of_one(exp)
doors_of_one(exp2)
doors_of_one(exp10)
doors_of_one(expm1)
doors_of_one(log)
doors_of_one(log2)
doors_of_one(log10)
doors_of_one(log1p)

doors_of_two(pow)
door(powi, double, (double x, int n), pown(x, n))
door(powif, float, (float x, int n), pown(x, n))

doors_of_one(sqrt)
doors_of_one(rsqrt)
door(frsqrt_rn, float, (float x), rsqrt(x)) // is correctly rounded
doors_of_one(cbrt)
doors_of_one(rcbrt)
doors_of_two(hypot)
doors_of_two(rhypot)

door_through(double, norm, double, (int n, const double *p), norm(n, p))
door_through(float, normf, float, (int n, const float *p), norm(n, p))
door_through(double, rnorm, double, (int n, const double *p), rnorm(n, p))
door_through(float, rnormf, float, (int n, const float *p), rnorm(n, p))
doors_of_three(norm3d)
doors_of_three(rnorm3d)
doors_of_four(norm4d)
doors_of_four(rnorm4d)
