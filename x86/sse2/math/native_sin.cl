// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_sin (6.15.2): the sine by the polynomials of trig.h, in products and sums; great arguments are left to sin.
#define unary native_sin
#include "only_float.h"
#include <math/arithmetic/products_and_sums.h>
#include <math/trigonometry/native_angle.h>

__attribute__((noinline)) static gentype native_sin_of_any(gentype x) { return sin(x); }

gentype native_sin(gentype x) {
  igentype n;
  double_word r = native_angle(x, &n);
  gentype sine = sine_in_quadrant(r, n), result = flip_by_quadrant(sine, n);
  relation great = is_great_angle(x);
  if (__builtin_expect(any_lane(great), false)) {
    gentype other = native_sin_of_any(x);
    return great ? other : result;
  }
  return result;
}
