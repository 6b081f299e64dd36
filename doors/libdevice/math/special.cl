// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Error functions, gamma functions and Bessel functions.
#include <math/door.h>

doors_of_one(erf)
doors_of_one(erfc)
doors_of_one(tgamma)
doors_of_one(lgamma)
doors_of_one(erfcx)
doors_of_one(erfinv)
doors_of_one(erfcinv)
doors_of_one(normcdf)
doors_of_one(normcdfinv)
doors_of_one(cyl_bessel_i0)
doors_of_one(cyl_bessel_i1)
doors_of_one(j0)
doors_of_one(j1)
doors_of_one(y0)
doors_of_one(y1)

// NVIDIA documents NaN for negative orders.
#define doors_of_order(builtin) \
  door(builtin, double, (int n, double x), n < 0 ? (double)NAN : builtin(n, x)) \
  door(builtin##f, float, (int n, float x), n < 0 ? NAN : builtin(n, x))
doors_of_order(jn) doors_of_order(yn)
