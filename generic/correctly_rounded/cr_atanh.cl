// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_atanh (C23, 7.33.8): atanh, correctly rounded by the steps of in_double.h: atanh(x) = log(1 + 2 x / (1 - x)) / 2.
// Step 1 is for vectors with AVX-512 (log1p_in_floats.h). Half results are atanh's, which are correctly rounded. Those
// of double: double/atanh.h.
#define unary cr_atanh
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/atanh.h>
#else
#include <correctly_rounded/log1p_in_floats.h>
#include <correctly_rounded/natural_log_by_table.h>
#include <correctly_rounded/quotient_in_double.h>

#if elem_bits == 32
static inline gentype atanh_in_double(gentype x) {
  doublen v = to_double(fabs(x));
  gentype y = copysign(to_float((doublen)0.5 * natural_log1p(quotient(v + v, 1 - v, 1 - fabs(x)))), x);
  y = fabs(x) == (gentype)1 ? copysign((gentype)INFINITY, x) : y;
  return fabs(x) <= (gentype)1 ? y : (gentype)NAN;
}

step_in_doubt(atanh);
#endif

gentype cr_atanh(gentype x) {
#if elem_bits == 16
  return atanh(x);
#else
  if (!pieces_first)
    return atanh_in_double(x);
  // Step 1: in floats
  relation doubt;
  gentype magnitude = fabs(x), y = copysign(atanh_in_floats(magnitude, &doubt), x);
  doubt |= !(magnitude < (gentype)0x1.fff8p-1f) | too_small(magnitude);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? atanh_in_doubt(x, y, doubt) : y;
#endif
}
#endif
