// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Defines `unary`, a logarithm of half, by half_log_of_parts(v, e, unit, m), which makes it of v = 2^(e unit) m,
// m from 3/4 to 3/2, in float. The bits give e and m (log_kernel.h), and numbers of which the logarithm is no number or
// infinite are for rare lanes.
#include <math/exponential/log_kernel.h>

__attribute__((noinline)) static gentype log_of_any(gentype x, floatn result) {
  return vec_convert(half, log_special(vec_convert(float, x), result));
}

gentype unary(gentype x) {
  floatn v = vec_convert(float, x);
  intn exponent = exponent_part(v, (floatn)0.75f);
  floatn result = half_log_of_parts(v, vec_convert(float, exponent), 0x1p-23f, float_of(bits_of(v) - exponent));
  return __builtin_expect(any_lane(rare_logarithm_of_half(x)), false) ? log_of_any(x, result)
                                                                      : vec_convert(half, result);
}
