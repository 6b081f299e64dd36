// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pown (6.15.2): x^y for an integer y, within 0.6 ulp (0.8 if subnormal); pown(x, 0) is 1 also for NaN. Half through float.
#define binary pown
#define second int
#include "each_float.h"
#include "power.h"

gentype pown(gentype x, intn y) {
#if elem_bits == 16
  return vec_convert(half, pown(vec_convert(float, x), y));
#else
  gentype above = vec_convert(sgentype, y & (intn)~0xffff), below = vec_convert(sgentype, y & (intn)0xffff); // exact
  gentype result = power(x, fast_two_sum(above, below));
  result = vec_convert(signed_elem, y << (intn)31) < (igentype)0 ? copysign(result, x) : result;
  result = is_nan(x) ? x : result;
  return vec_convert(signed_elem, y) == (igentype)0 ? (gentype)1 : result;
#endif
}
