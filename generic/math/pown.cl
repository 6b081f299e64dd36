// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pown (6.15.2): x^y for an integer y; pown(x, 0) is 1 also for NaN. Method: power.h.
#define binary pown
#define second int
#include "each_float.h"
#include "power.h"

#if elem_bits > 16
// The sign of x if y is odd
static inline gentype with_sign(gentype power, gentype x, intn y) {
  ugentype odd = as_ugentype(vec_convert(signed_elem, y)) << (ugentype)(elem_bits - 1);
  return as_gentype(as_ugentype(power) | (as_ugentype(x) & odd));
}

__attribute__((noinline)) static gentype pown_of_any(gentype x, intn y) {
  gentype above = vec_convert(sgentype, y & (intn)~0xffff), below = vec_convert(sgentype, y & (intn)0xffff); // exact
  gentype result = with_sign(power_of_any(x, fast_two_sum(above, below)), x, y);
  result = is_nan(x) ? x : result;
  return vec_convert(signed_elem, y) == (igentype)0 ? (gentype)1 : result;
}
#endif

gentype pown(gentype x, intn y) {
#if elem_bits == 16
  floatn v = vec_convert(float, x);
  return half_power(pown(v, y), v, vec_convert(float, y), (floatn)1);
#else
  relation rare;
  gentype a = fabs(x), n = vec_convert(sgentype, y), result = power(a, times_exponent(log2_words(a, (igentype)0), n), &rare);
  if (elem_bits == 32)
    rare |= fabs(n) >= (gentype)0x1p24f; // not exact
  return __builtin_expect(any_lane(rare), false) ? pown_of_any(x, y) : with_sign(result, x, y);
#endif
}
