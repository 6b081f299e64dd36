// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_log (C23, 7.33.8): log, correctly rounded by the steps of in_double.h. Step 1 is that of log_in_floats.h, step 2
// that of log_by_table.h. Half results are log's, which are correctly rounded. Those of double: double/log.h.
#define unary cr_log
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/log.h>
#else
#include <correctly_rounded/log_in_floats.h>
#include <correctly_rounded/natural_log_by_table.h>
#include <correctly_rounded/natural_logs.h>

#if elem_bits == 32
static inline gentype log_in_double(gentype x) {
  doublen a = to_double(x);
  split s = split_by_table(a, rows_of_logs);
  gentype y = to_float(natural_log_of_split(s, left_by_row(a, s)));
  return log_special(y, x, (gentype)0);
}

step_in_doubt(log);
#endif

gentype cr_log(gentype x) {
#if elem_bits == 16
  return log(x);
#else
  if (!floats_first)
    return log_in_double(x);
  // Step 1: in floats
  relation doubt;
  gentype y = log_in_floats(x, float_logs, more_logs, 1, 0, 0x1.62e4p-1f, 0x1.7f7d1cp-20f, &doubt);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? log_in_doubt(x, y, doubt) : y;
#endif
}
#endif
