// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_sin (C23, 7.33.8): sin, correctly rounded by the steps of in_double.h: step 2 alone (trig_in_double.h), and for
// large numbers the function of double. Half results are sin's, which are correctly rounded. Those of double:
// double/sin.h.
#define unary cr_sin
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/sin.h>
#else
#include <correctly_rounded/trig_in_double.h>

gentype cr_sin(gentype x) {
#if elem_bits == 16
  return sin(x);
#else
  return __builtin_expect(have_easy_sines(x), true) ? sine_of_small(x) : sine_of_any(x);
#endif
}
#endif
