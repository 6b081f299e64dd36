// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fmod (6.15.2): x - y * trunc(x / y), exactly, with the sign of x; NaN if x is infinite or y is 0, x if y is infinite.
// Half is computed in float, which has the same remainders.
// Largest errors seen: float and double exact.
#define binary fmod
#include "each_float.h"
#if elem_bits == 16
#include <math/half/fmod.h>
#else
#include <math/arithmetic/give_sign.h>
#include <math/remainder/remainder.h>

gentype fmod(gentype x, gentype y) {
  // Step 1: one step of division (divided_once.h), whose remainder may be less than 0 by a divisor at most
  relation usual;
  gentype b = fabs(y), shifted, rest = divided_once(fabs(x), b, &shifted, &usual),
          result = give_sign(rest < (gentype)0 ? rest + b : rest, x);
  // The rest of a smaller divisor might be subnormal. Some devices flush that to 0, and b would not be added.
  usual &= b > (gentype)power_of_two(elem_bits == 32 ? -101 : -968);
  // Step 2: where one step does not suffice, long division (remainder.h), and special cases
  if (__builtin_expect(any_lane(!usual), false)) {
    igentype quotient;
    result = copysign(divide(x, y, false, &quotient), x);
    result = fabs(x) < b ? x : result;
    result = ((fabs(x) < (gentype)INFINITY) & (b > (gentype)0)) ? result : (gentype)NAN;
  }
  return result;
}
#endif
