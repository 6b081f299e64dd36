// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_sinh (C23, 7.33.8): sinh, correctly rounded by the steps of in_double.h. Step 1 is for vectors with AVX-512
// (hyperbolic_in_floats.h); step 2 is that of hyperbolic_in_double.h. Half results are sinh's, which are correctly
// rounded. Those of double: double/sinh.h.
#define unary cr_sinh
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/sinh.h>
#else
#include <correctly_rounded/hyperbolic_in_double.h>
#include <correctly_rounded/hyperbolic_in_floats.h>

#if elem_bits == 32
static inline gentype sinh_in_double(gentype x) {
  return copysign(mended(hyperbolic(x, true), fabs(x), 0x1.250bfep-11f, 0x1.250bfep-11f), x);
}

__attribute__((noinline)) static gentype sinh_in_doubt(gentype x) { return sinh_in_double(x); }
#endif

gentype cr_sinh(gentype x) {
#if elem_bits == 16
  return sinh(x);
#else
  if (!pieces_first)
    return sinh_in_double(x);
  // Step 1: in floats
  relation doubt;
  gentype magnitude = fabs(x), y = copysign(hyperbolic_in_floats(magnitude, true, &doubt), x);
  doubt |= !(magnitude < (gentype)80);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? sinh_in_doubt(x) : y;
#endif
}
#endif
