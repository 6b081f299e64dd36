// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exponential functions, logarithms, powers, roots and lengths.
#include <math/door.h>

doors_of_one(exp, exp)
doors_of_one(exp2, exp2)
doors_of_one(exp10, exp10)
doors_of_one(expm1, expm1)
doors_of_one(log, log)
doors_of_one(log2, log2)
doors_of_one(log10, log10)
doors_of_one(log1p, log1p)

doors_of_two(pow, pow)
doors_of_two(powr, powr)
doors_of_int(pown, pown)
doors_of_int(rootn, rootn)

doors_of_one(sqrt, sqrt)
doors_of_one(rsqrt, rsqrt)
doors_of_one(cbrt, cbrt)
doors_of_one(rcbrt, rcbrt)
doors_of_two(hypot, hypot)
doors_of_two(rhypot, rhypot)
scalar_doors_of_three(len3, norm3d)
scalar_doors_of_four(len4, norm4d)
scalar_doors_of_three(rlen3, rnorm3d)
scalar_doors_of_four(rlen4, rnorm4d)
