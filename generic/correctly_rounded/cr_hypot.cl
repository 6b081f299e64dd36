// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_hypot (C23, 7.33.8): hypot, correctly rounded by two of the steps of in_double.h, which is proved.
//   Step 1: where double is fast, a root within 2^-51 of a sum within 2^-53. Elsewhere the sum and the residual are
//     pairs of floats (in_floats.h). The error is that of the rounding of the parts below 2^-24 of the sum, of the
//     residual and of its product with half a reciprocal root of 22 bits, altogether less than 2^-42.
//   Step 2: in double the squares of floats are exact, their sum s and its rounding error e, too, and so is the
//     residual s - r^2 of the correctly rounded root r of s. The root of s + e lies within an ulp of r: by half an ulp
//     r is off from the root of s, and e moves it by less than 0.36 ulp, as |e| <= ulp(s) / 2. On which side it lies
//     the residual's sign tells. So r can be rounded to odd, after which the rounding to float is that of the exact
//     value (round_to_odd.h).
// Half results are hypot's, which are correctly rounded. Those of double: double/hypot.h.
#define binary cr_hypot
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/hypot.h>
#else
#include <correctly_rounded/first_step.h>
#include <correctly_rounded/in_double.h>
#include <correctly_rounded/in_floats.h>
#include <correctly_rounded/root_in_double.h>
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/sqrt_words.h>

#if elem_bits == 32
__attribute__((noinline)) static gentype hypot_in_doubt(gentype x, gentype y) {
  doublen a = to_double(fmax(fabs(x), fabs(y))), b = to_double(fmin(fabs(x), fabs(y)));
  doublen a2 = a * a, b2 = b * b, s = a2 + b2, e = b2 - (s - a2), r = sqrt(s);
  doublen residual = fma(-r, r, s) + e;
  vec(long) bits = __builtin_astype(r, vec(long));
  bits += residual < (doublen)0 ? (vec(long))-1 : (vec(long))0;
  bits |= residual != (doublen)0 ? (vec(long))1 : (vec(long))0;
  gentype result = to_float(__builtin_astype(bits, doublen));
  result = ((x != x) | (y != y)) ? (gentype)NAN : result;
  return ((fabs(x) == (gentype)INFINITY) | (fabs(y) == (gentype)INFINITY)) ? (gentype)INFINITY : result;
}

static inline gentype hypot_in_double(gentype x, gentype y, private relation *doubt) {
  doublen a = to_double(x), b = to_double(y), s = fma(a, a, b * b), root = root_of_normal(s);
  ugentype high = vec_convert(uint, __builtin_astype(s, vec(ulong)) >> (vec(ulong))32);
  // In doubt are sums below 2^-250, too, of which the root might be a subnormal float, infinity and NaN.
  *doubt = near_middle(root, 8) | (high - (ugentype)0x30500000 >= (ugentype)(0x7ff00000 - 0x30500000));
  return to_float(root);
}
#endif

gentype cr_hypot(gentype x, gentype y) {
#if elem_bits == 16
  return hypot(x, y);
#else
  relation doubt;
  // Step 1: in double where that is fast, else in floats
  if (!floats_first) {
    gentype result = hypot_in_double(x, y, &doubt);
    return __builtin_expect(any_lane(doubt), false) ? hypot_in_doubt(x, y) : result;
  }
  relation less = fabs(x) < fabs(y);
  gentype a = fabs(less ? y : x), b = fabs(less ? x : y);
  gentype b2 = b * b, a2 = a * a, z = a2 + b2;
  gentype low = b2 - (z - a2) + (fma(a, a, -a2) + fma(b, b, -b2));
  gentype inverse = rough_reciprocal_root(z);
  inverse = third_order(inverse, fma(-z * inverse, inverse, (gentype)1));
  gentype root = z * inverse, rest = (fma(-root, root, z) + low) * ((gentype)0.5f * inverse);
  gentype result = rounded_sum(root, rest, 0x1p-40f, &doubt);
  // Of lesser numbers the low words might be subnormal, and be flushed.
  relation usual = (a > (gentype)0x1p-38f) & (a < (gentype)0x1p62f) & (b == b);
  // Step 2: in double, rounded to odd
  return __builtin_expect(any_lane(doubt | !usual), false) ? hypot_in_doubt(x, y) : result;
#endif
}
#endif
