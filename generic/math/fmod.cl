// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fmod (6.15.2): x - y * trunc(x / y), exactly, with the sign of x; NaN if x is infinite or y is 0, x if y is infinite.
// Half is computed in float, which has the same remainders.
// Largest errors seen: float and double exact.
#define binary fmod
#include "each_float.h"
#include <math/arithmetic/give_sign.h>
#include <math/remainder/remainder.h>

gentype fmod(gentype x, gentype y) {
#if elem_bits == 16
  return vec_convert(half, fmod(vec_convert(float, x), vec_convert(float, y)));
#else
  relation usual;
  gentype b = fabs(y), sum, rest = divided_once(fabs(x), b, &sum, &usual);
  rest = as_igentype(rest) < (igentype)0 ? rest + b : rest;
  usual &= rest < b; // Of a device that flushes subnormal numbers, a subnormal rest below zero is -0, and b with it.
  gentype result = give_sign(rest, x);
  if (__builtin_expect(any_lane(!usual), false)) {
    igentype quotient;
    result = copysign(divide(x, y, false, &quotient), x);
    result = fabs(x) < b ? x : result;
    result = ((fabs(x) < (gentype)INFINITY) & (b > (gentype)0)) ? result : (gentype)NAN;
  }
  return result;
#endif
}
