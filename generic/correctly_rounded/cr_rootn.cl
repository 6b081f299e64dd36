// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_rootn (C23, 7.33.8): rootn, correctly rounded by the steps of in_double.h: x^(1/y) = 2^(log2(x) / y). Step 2 is
// that of power_in_double.h; where it leaves a doubt the function of double follows, and in doubt again step 3, that of
// power_in_words.h. Half results are rootn's, which are correctly rounded. Those of double: double/rootn.h.
#define binary cr_rootn
#define second int
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/rootn.h>
#else
#include <correctly_rounded/power_in_double.h>
#include <correctly_rounded/power_in_words.h>
#include <correctly_rounded/quotient_in_double.h>
#include <math/arithmetic/vocabulary.h>

#if elem_bits == 32
__attribute__((noinline)) static gentype rootn_in_doubt(gentype x, intn n) {
  return decided_in_words(rootn(to_double(x), n), power_in_words(element(x), 1, element(n)));
}
#endif

gentype cr_rootn(gentype x, intn n) {
#if elem_bits == 16
  return rootn(x, n);
#else
  // Step 2: in double
  relation doubt;
  doublen inverse = quotient((doublen)1, vec_convert(double, n), vec_convert(float, n));
  gentype result = copysign(power_in_double(fabs(x), inverse, &doubt), x);
  doubt |= (n == (intn)0) | ((x < (gentype)0) & ((n & (intn)1) == (intn)0));
  // Step 3: in double-doubles
  return __builtin_expect(any_lane(doubt), false) ? rootn_in_doubt(x, n) : result;
#endif
}
#endif
