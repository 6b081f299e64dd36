// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_asinh (C23, 7.33.8): asinh, correctly rounded by the steps of in_double.h: asinh(x) = log(1 + x + x^2 / (1 +
// sqrt(x^2 + 1))) for positive x. Step 1 is for vectors with AVX-512, but for small and great numbers
// (root_log_in_floats.h). Half results are asinh's, which are correctly rounded. Those of double: double/asinh.h.
#define unary cr_asinh
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/asinh.h>
#else
#include <correctly_rounded/natural_log_by_table.h>
#include <correctly_rounded/root_in_double.h>
#include <correctly_rounded/root_log_in_floats.h>

#if elem_bits == 32
// The sign comes last: of copysign(y, x) where it is chosen instead of x, LLVM up to 22 makes a VPTERNLOG that takes
// the wrong operand's bits, if it reads the mask of signs from memory (its issue 157929).
static inline gentype asinh_in_double(gentype x) {
  gentype magnitude = fabs(x);
  doublen v = to_double(magnitude), square = v * v, root = root_in_double(square + 1);
  gentype y = to_float(natural_log1p(v + quotient_in_double(square, 1 + root)));
  return copysign(magnitude < (gentype)INFINITY ? y : magnitude, x);
}

step_in_doubt(asinh);
#endif

gentype cr_asinh(gentype x) {
#if elem_bits == 16
  return asinh(x);
#else
  if (!pieces_first)
    return asinh_in_double(x);
  // Step 1: in floats
  relation doubt;
  gentype magnitude = fabs(x), y = copysign(root_log_in_floats(magnitude, magnitude, (gentype)1, false, &doubt), x);
  doubt |= !((magnitude > (gentype)0x1p-10f) & (magnitude < (gentype)0x1p30f));
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? asinh_in_doubt(x, y, doubt) : y;
#endif
}
#endif
