// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_log1p (C23, 7.33.8): log1p, correctly rounded by the steps of in_double.h. Step 1 is for vectors with AVX-512
// (log1p_in_floats.h); step 2 is that of log_by_table.h. Half results are log1p's, which are correctly rounded. Those
// of double: double/log1p.h.
#define unary cr_log1p
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/log1p.h>
#else
#include <correctly_rounded/log1p_in_floats.h>
#include <correctly_rounded/natural_log_by_table.h>

#if elem_bits == 32
static inline gentype log1p_in_double(gentype x) {
  doublen log = natural_log1p(to_double(x));
  gentype y = copysign(to_float(log), x);
  if (__builtin_expect(any_lane(near_middle(log, 16)), false)) {
    y = mended(y, x, 0x1.800006p-21f, 0x1.7ffffep-21f);
    y = mended(y, x, 0x1.200036p-17f, 0x1.1fffe6p-17f);
    y = mended(y, x, 0x1.e00096p-17f, 0x1.dfffb6p-17f);
    y = mended(y, x, -0x1.7ffffap-21f, -0x1.800002p-21f);
    y = mended(y, x, -0x1.1fffcap-17f, -0x1.20001ap-17f);
    y = mended(y, x, -0x1.1d9188p-9f, -0x1.1de14ap-9f);
  }
  return log_special(y, x, (gentype)-1);
}

step_in_doubt(log1p);
#endif

gentype cr_log1p(gentype x) {
#if elem_bits == 16
  return log1p(x);
#else
  if (!pieces_first)
    return log1p_in_double(x);
  // Step 1: in floats
  relation doubt;
  gentype y = copysign(log1p_in_floats(x, &doubt), x);
  doubt |= !((x > (gentype)-0.9375f) & (x < (gentype)0x1p17f));
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? log1p_in_doubt(x, y, doubt) : y;
#endif
}
#endif
