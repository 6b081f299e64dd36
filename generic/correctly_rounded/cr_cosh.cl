// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_cosh (C23, 7.33.8): cosh, correctly rounded by the steps of in_double.h. Step 1 is for vectors with AVX-512
// (hyperbolic_in_floats.h); step 2 is that of hyperbolic_in_double.h. Half results are cosh's, which are correctly
// rounded. Those of double: double/cosh.h.
#define unary cr_cosh
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/cosh.h>
#else
#include <correctly_rounded/hyperbolic_in_double.h>
#include <correctly_rounded/hyperbolic_in_floats.h>

#if elem_bits == 32
static inline gentype cosh_in_double(gentype x) { return hyperbolic(x, false); }

__attribute__((noinline)) static gentype cosh_in_doubt(gentype x) { return cosh_in_double(x); }
#endif

gentype cr_cosh(gentype x) {
#if elem_bits == 16
  return cosh(x);
#else
  if (!pieces_first)
    return cosh_in_double(x);
  // Step 1: in floats
  relation doubt;
  gentype magnitude = fabs(x), y = hyperbolic_in_floats(magnitude, false, &doubt);
  doubt |= !(magnitude < (gentype)80);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? cosh_in_doubt(x) : y;
#endif
}
#endif
