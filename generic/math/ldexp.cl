// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ldexp (6.15.2): x * 2^k, rounded once, for every k. x is multiplied by 2^k itself if that is a normal number, else by
// three exact powers of two, two of which are the same: some 3/8 of k each, and what is left. On the way down, each of
// them but the last leaves a factor of at most 2^-(significand_bits + 2) to come, so that where a product before the
// last is inexact the final result is below half of the least subnormal number, and is 0 in any case. Half is computed
// in float, which has the range.
// Largest errors seen: float 0.5, double 0.5 ulp.
#include "each_float.h"
#if elem_bits == 16
#include <math/half/ldexp.h>
#else
#include <math/arithmetic/ieee.h>

gentype ldexp(gentype x, intn k) {
  // This takes the least subnormal number to infinity and the largest finite number to 0.
  const int span = 2 * exponent_bias + significand_bits + 4;
  k = clamp(k, (intn)-span, (intn)span);
  intn beyond = (k < (intn)(1 - exponent_bias)) | (k > (intn)exponent_bias);
  intn part = beyond ? (k >> 2) + (k >> 3) : (intn)0;
  gentype power = exact_power(vec_convert(signed_elem, part));
  return x * power * power * exact_power(vec_convert(signed_elem, k - 2 * part));
}
#endif

#if vec_width > 1
gentype ldexp(gentype x, int k) { return ldexp(x, (intn)k); }
#endif
