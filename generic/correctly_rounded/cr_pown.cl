// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_pown (C23, 7.33.8): pown, correctly rounded by the steps of in_double.h: x^y = 2^(y log2(x)), or products for |y|
// <= 15. Step 2 is that of power_in_double.h; where it leaves a doubt the function of double follows, and in doubt
// again step 3, that of power_in_words.h. Half results are pown's, which are correctly rounded.
// Those of double: double/pown.h.
#define binary cr_pown
#define second int
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/pown.h>
#else
#include <correctly_rounded/power_in_double.h>
#include <correctly_rounded/power_in_words.h>
#include <correctly_rounded/quotient_in_double.h>
#include <math/arithmetic/bits_outside.h>
#include <math/arithmetic/vocabulary.h>

#if elem_bits == 32
// x^n by products in double, |n| = count <= 15, with an error of 2^-48.9 or less. A square is exact in double, and may
// well lie on a middle between two floats.
static inline gentype product_in_double(gentype x, intn n, intn count, private relation *doubt) {
  doublen power = to_double(x), product = (doublen)1;
#pragma unroll
  for (int bit = 0; bit < 4; bit++) {
    vec(long) set = vec_convert(long, (count & (intn)(1 << bit)) != (intn)0);
    product = set ? product * power : product;
    power *= power;
  }
  relation inverse = n < (intn)0;
  if (any_lane(inverse))
    product = vec_convert(long, inverse) ? quotient((doublen)1, product, to_float(product)) : product;
  gentype result = to_float(product), magnitude = fabs(result);
  // Where a product, or what is inverted, was beyond this, the result is, too, or it is no number.
  *doubt = bits_outside(magnitude, as_ugentype((gentype)0x1p-100f), as_ugentype((gentype)0x1p100f));
  *doubt |= near_middle(product, 32) & (as_ugentype(n) > (ugentype)2);
  return result;
}

__attribute__((noinline)) static gentype pown_in_doubt(gentype x, intn n) {
  return decided_in_words(pown(to_double(x), n), power_in_words(element(x), element(n), 1));
}
#endif

gentype cr_pown(gentype x, intn n) {
#if elem_bits == 16
  return pown(x, n);
#else
  // Step 2: products, or 2^(y log2|x|), in double
  relation doubt;
  intn count = n < (intn)0 ? -n : n;
  if (!any_lane((count < (intn)0) | (count > (intn)15))) {
    gentype result = product_in_double(x, n, count, &doubt);
    return __builtin_expect(any_lane(doubt), false) ? pown_in_doubt(x, n) : result;
  }
  gentype result = power_in_double(fabs(x), vec_convert(double, n), &doubt);
  result = flip_sign(result, as_ugentype(x) & (as_ugentype(n) << (ugentype)31));
  // Step 3: in double-doubles
  return __builtin_expect(any_lane(doubt), false) ? pown_in_doubt(x, n) : result;
#endif
}
#endif
