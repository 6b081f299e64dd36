// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_cos (C23, 7.33.8): cos, correctly rounded by the steps of in_double.h: step 2 alone (trig_in_double.h), and for
// large numbers the function of double. Half results are cos's, which are correctly rounded. Those of double:
// double/cos.h.
#define unary cr_cos
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/cos.h>
#else
#include <correctly_rounded/trig_in_double.h>

gentype cr_cos(gentype x) {
#if elem_bits == 16
  return cos(x);
#else
  return __builtin_expect(are_small(x), true) ? cosine_of_small(x) : cosine_of_any(x);
#endif
}
#endif
