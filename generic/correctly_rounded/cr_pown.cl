// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_pown (C23, 7.33.8): pown, correctly rounded, by way of double (in_double.h) and, in doubt, of two doubles
// (power_in_words.h). Half results are pown's, which are correctly rounded.
#define binary cr_pown
#define second int
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>
#include <correctly_rounded/power_in_words.h>

gentype cr_pown(gentype x, intn n) {
#if elem_bits == 16
  return pown(x, n);
#else
  relation doubt;
  gentype result = rounded_with_doubt(pown(to_double(x), n), &doubt);
  for_lanes_in (doubt)
    lane(result) = copysign(power_in_words(lane(x), lane(n), 1), lane(result));
  return result;
#endif
}
