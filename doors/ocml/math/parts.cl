// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sign, significand and exponent; rounding to integers; greatest, least and neighbouring numbers; remainders.
#include <math/door.h>

doors_of_one(fabs, fabs)
doors_of_two(copysign, copysign)
doors_to_int(frexp, frexp)
doors_of_int(ldexp, ldexp)
doors_of_int(scalbn, ldexp)
doors_of_one(logb, logb)
door(ilogb_f16, int, (half x), ilogb(x))
door(ilogb_f32, int, (float x), ilogb(x))
door(ilogb_f64, int, (double x), ilogb(x))
door(ilogb_2f16, int2, (half2 x), ilogb(x))
doors_to(modf, modf)
doors_to(fract, fract)
door(nan_f16, half, (ushort payload), nan(payload))
door(nan_f32, float, (uint payload), nan(payload))
door(nan_f64, double, (ulong payload), nan(payload))
door(nan_2f16, half2, (ushort2 payload), nan(payload))

doors_of_one(ceil, ceil)
doors_of_one(floor, floor)
doors_of_one(trunc, trunc)
doors_of_one(round, round)
doors_of_one(rint, rint)
doors_of_one(nearbyint, rint)

// One instruction, under the name by which LLVM 19 knows it, too
doors_of_two(max, __builtin_elementwise_maxnum)
doors_of_two(min, __builtin_elementwise_minnum)
doors_of_two(fmax, __builtin_elementwise_maxnum)
doors_of_two(fmin, __builtin_elementwise_minnum)
doors_of_two(maxmag, maxmag)
doors_of_two(minmag, minmag)
doors_of_two(fdim, fdim)
doors_of_two(nextafter, nextafter)
#define before(x) nextafter(x, (__typeof__(x))-INFINITY)
#define behind(x) nextafter(x, (__typeof__(x))INFINITY)
scalar_doors_of_one(pred, before)
scalar_doors_of_one(succ, behind)

// x 2^y; NaN where an operand is, and where both are infinite
#define scaled(x, y) \
  (isnan(x) || isnan(y) || (isinf(x) && isinf(y)) ? (__typeof__(x))NAN : ldexp(x, convert_int_sat_rte(y)))
scalar_doors_of_two(scalb, scaled)
door(scalb_2f16, half2, (half2 x, half2 y), (half2)(scaled(x.x, y.x), scaled(x.y, y.y)))

doors_of_two(fmod, fmod)
doors_of_two(remainder, remainder)
// Remainder and quotient, by a pointer or in a structure
#define remainder_and_quotient(end, type, integer) \
  typedef struct { \
    type remainder; \
    integer quotient; \
  } quotient_##end; \
  static inline quotient_##end divided_##end(type x, type y) { \
    quotient_##end result; \
    result.remainder = remquo(x, y, &result.quotient); \
    return result; \
  } \
  door(remquo_##end, type, (type x, type y, private integer * quotient), remquo(x, y, quotient)) \
  door(remquo2_##end, quotient_##end, (type x, type y), divided_##end(x, y))
remainder_and_quotient(f16, half, int)
remainder_and_quotient(f32, float, int)
remainder_and_quotient(f64, double, int)
remainder_and_quotient(2f16, half2, int2)
