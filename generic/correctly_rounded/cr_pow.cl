// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_pow (C23, 7.33.8): pow, correctly rounded, by way of double (power_in_double.h), in doubt by the function of
// double and of two doubles (power_in_words.h). Half results are pow's, which are correctly rounded.
#define binary cr_pow
#include "float_and_half.h"
#include <correctly_rounded/power_in_double.h>
#include <correctly_rounded/power_in_words.h>

#if elem_bits == 32
__attribute__((noinline)) static gentype pow_in_doubt(gentype x, gentype y) {
  return decided_in_words(pow(to_double(x), to_double(y)), power_in_words(lane(x), lane(y), 1));
}
#endif

gentype cr_pow(gentype x, gentype y) {
#if elem_bits == 16
  return pow(x, y);
#else
  relation doubt;
  gentype result = power_in_double(x, to_double(y), &doubt);
  return __builtin_expect(any_lane(doubt), false) ? pow_in_doubt(x, y) : result;
#endif
}
