// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_cos (6.15.2): the cosine by the polynomials of trig.h, in products and sums; great arguments are left to cos.
#define unary native_cos
#include "only_float.h"
#include <math/arithmetic/products_and_sums.h>
#include <math/trigonometry/native_angle.h>

__attribute__((noinline)) static gentype native_cos_of_any(gentype x) { return cos(x); }

gentype native_cos(gentype x) {
  igentype n;
  double_word r = native_angle(x, &n);
  n += (igentype)1;
  gentype cosine = sine_in_quadrant(r, n), result = flip_by_quadrant(cosine, n);
  relation great = is_great_angle(x);
  if (__builtin_expect(any_lane(great), false)) {
    gentype other = native_cos_of_any(x);
    return great ? other : result;
  }
  return result;
}
