// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ldexp (6.15.2): x * 2^k, rounded once, for every k. x is multiplied by at most three exact powers of two. On the way
// down, each of them but the last leaves a factor of at most 2^-(significand_bits + 2) to come, so that where a product
// before the last is inexact the final result is below half of the least subnormal number, and is 0 in any case. Half
// is computed in float, which has the range.
// Largest errors seen: float 0.5, double 0.5 ulp.
#include "each_float.h"
#include <math/arithmetic/half_of_product.h>
#include <math/arithmetic/ieee.h>

#if elem_bits > 16
static inline igentype ldexp_step(igentype k) {
  const signed_elem least = 1 - exponent_bias, most = exponent_bias;
  return k < (igentype)least ? (igentype)(least + significand_bits + 1) : min(k, (igentype)most);
}
#endif

gentype ldexp(gentype x, intn k) {
#if elem_bits == 16
  floatn power = __builtin_astype((clamp(k, (intn)-60, (intn)60) + 127) << 23, floatn);
  return half_of_product(vec_convert(float, x) * power);
#else
  // This takes the least subnormal number to infinity and the largest finite number to 0.
  const int span = 2 * exponent_bias + significand_bits + 4;
  igentype left = vec_convert(signed_elem, clamp(k, (intn)-span, (intn)span));
  igentype first = ldexp_step(left);
  left -= first;
  igentype second = ldexp_step(left);
  left -= second;
  return x * exact_power(first) * exact_power(second) * exact_power(left);
#endif
}

#if vec_width > 1
gentype ldexp(gentype x, int k) { return ldexp(x, (intn)k); }
#endif
