// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_log (C23, 7.33.8): log, correctly rounded, by the method of log_in_floats.h and, in doubt,
// natural_log_in_double.h. Half results are log's, which are correctly rounded.
#define unary cr_log
#include "float_and_half.h"
#include <correctly_rounded/log_in_floats.h>
#include <correctly_rounded/natural_log_in_double.h>
#include <correctly_rounded/natural_logs.h>

#if elem_bits == 32
static inline gentype log_in_double(gentype x) {
  reduced r = reduce_natural(to_double(x));
  doublen log = natural_log(r, r.z);
  gentype y = to_float(log);
  if (__builtin_expect(any_lane(near_middle(log, 16)), false)) {
    y = mended(y, x, 0x1.827a74p-7f, -0x1.1c2b1ep2f);
    y = mended(y, x, 0x1.2f1fd6p3f, 0x1.1fcbcep1f);
    y = mended(y, x, 0x1.bacb4ap25f, 0x1.1e0696p4f);
    y = mended(y, x, 0x1.b121a6p76f, 0x1.a9a3f2p5f);
    y = mended(y, x, 0x1.6351d8p95f, 0x1.08b512p6f);
  }
  return log_special(y, x, (gentype)0);
}

__attribute__((noinline)) static gentype log_in_doubt(gentype x) { return log_in_double(x); }
#endif

gentype cr_log(gentype x) {
#if elem_bits == 16
  return log(x);
#else
  if (!floats_first)
    return log_in_double(x);
  relation doubt;
  gentype y = log_in_floats(x, float_logs, more_logs, 1, 0, 0x1.62e4p-1f, 0x1.7f7d1cp-20f, &doubt);
  return __builtin_expect(any_lane(doubt), false) ? log_in_doubt(x) : y;
#endif
}
