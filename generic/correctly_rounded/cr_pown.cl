// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_pown (C23, 7.33.8): pown, correctly rounded, by way of double (power_in_double.h), in doubt by the function of double and of two doubles
// (power_in_words.h). Half results are pown's, which are correctly rounded.
#define binary cr_pown
#define second int
#include "float_and_half.h"
#include <correctly_rounded/power_in_double.h>
#include <correctly_rounded/power_in_words.h>
#include <math/arithmetic/flip_sign.h>

#if elem_bits == 32
__attribute__((noinline)) static gentype pown_in_doubt(gentype x, intn n) {
  relation doubt;
  gentype result = rounded_with_doubt(pown(to_double(x), n), &doubt);
  for_lanes_in (doubt)
    lane(result) = copysign(power_in_words(lane(x), lane(n), 1), lane(result));
  return result;
}
#endif

gentype cr_pown(gentype x, intn n) {
#if elem_bits == 16
  return pown(x, n);
#else
  relation doubt;
  gentype result = power_in_double(fabs(x), vec_convert(double, n), &doubt);
  result = flip_sign(result, as_ugentype(x) & (as_ugentype(n) << (ugentype)31));
  return __builtin_expect(any_lane(doubt), false) ? pown_in_doubt(x, n) : result;
#endif
}
