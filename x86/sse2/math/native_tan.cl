// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_tan (6.15.2): the quotient of sine and cosine by the polynomials of trig.h, in products and sums; great
// arguments are left to tan.
#define unary native_tan
#include "only_float.h"
#include <math/arithmetic/products_and_sums.h>
#include <math/trigonometry/native_angle.h>

__attribute__((noinline)) static gentype native_tan_of_any(gentype x) { return tan(x); }

gentype native_tan(gentype x) {
  igentype n;
  double_word r = native_angle(x, &n);
  gentype sine = sine_of_reduced(r), cosine = cosine_of_reduced(r);
  igentype odd = n << (igentype)31, swap = (as_igentype(sine) ^ as_igentype(cosine)) & (odd >> (igentype)31);
  gentype quotient = as_gentype(as_igentype(sine) ^ swap) / as_gentype(as_igentype(cosine) ^ swap);
  gentype result = flip_sign(quotient, as_ugentype(odd));
  relation great = is_great_angle(x);
  if (__builtin_expect(any_lane(great), false)) {
    gentype other = native_tan_of_any(x);
    return great ? other : result;
  }
  return result;
}
