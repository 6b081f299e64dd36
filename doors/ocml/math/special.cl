// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Error functions, gamma functions and Bessel functions.
#include <math/door.h>

doors_of_one(erf, erf)
doors_of_one(erfc, erfc)
doors_of_one(erfcx, erfcx)
doors_of_one(erfinv, erfinv)
doors_of_one(erfcinv, erfcinv)
doors_of_one(ncdf, normcdf)
doors_of_one(ncdfinv, normcdfinv)
doors_of_one(tgamma, tgamma)
doors_of_one(lgamma, lgamma)
doors_to_int(lgamma_r, lgamma_r)
doors_of_one(i0, cyl_bessel_i0)
doors_of_one(i1, cyl_bessel_i1)
doors_of_one(j0, j0)
doors_of_one(j1, j1)
doors_of_one(y0, y0)
doors_of_one(y1, y1)
