// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_powr (C23, 7.33.8): powr, correctly rounded by the steps of in_double.h: x^y = 2^(y log2(x)). Step 2 is that of
// power_in_double.h; where it leaves a doubt the function of double follows, and in doubt again step 3, that of
// power_in_words.h. Half results are powr's, which are correctly rounded. Those of double: double/powr.h.
#define binary cr_powr
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/powr.h>
#else
#include <correctly_rounded/power_in_double.h>
#include <correctly_rounded/power_in_words.h>

#if elem_bits == 32
__attribute__((noinline)) static gentype powr_in_doubt(gentype x, gentype y) {
  return decided_in_words(powr(to_double(x), to_double(y)), power_in_words(element(x), element(y), 1));
}
#endif

gentype cr_powr(gentype x, gentype y) {
#if elem_bits == 16
  return powr(x, y);
#else
  // Step 2: in double
  relation doubt;
  gentype result = power_in_double(x, to_double(y), &doubt);
  // Step 3: in double-doubles
  return __builtin_expect(any_lane(doubt), false) ? powr_in_doubt(x, y) : result;
#endif
}
#endif
