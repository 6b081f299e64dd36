// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rootn of half from bounds (power_bounds.h) of the power with the rounded exponent 1/y; where they leave the rounding
// in doubt, it is that of generic/.
#include <math/exponential/power.h>
#include <math/half/power_bounds.h>

__attribute__((noinline)) static gentype rootn_of_any(gentype x, intn y) {
  floatn v = vec_convert(float, x);
  return half_power(rootn(v, y), v, (floatn)1, vec_convert(float, y));
}

gentype rootn(gentype x, intn y) {
  floatn n = vec_convert(float, y), below = half_power_from_below(vec_convert(float, x), 1 / n);
  // The exponent's rounding and that of its products with the logarithm, of at most 24, each leave 2^-21.5 at most.
  const float width = 0x1.4p-21f;
  gentype low = vec_convert(half, fma(below, (floatn)-width, below)),
          high = vec_convert(half, fma(below, (floatn)(half_power_width + width), below));
  relation rare = differ(low, high) | ((ugentype)(as_ugentype(x) - (ugentype)1) >= (ugentype)(infinity_bits - 1));
  return __builtin_expect(any_lane(rare) || any_lane(y == 0), false) ? rootn_of_any(x, y) : low;
}
