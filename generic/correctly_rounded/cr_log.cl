// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_log (C23, 7.33.8): log, correctly rounded, by the method of log_in_floats.h and, in doubt,
// natural_log_in_double.h. Half results are log's, which are correctly rounded.
#define unary cr_log
#include "float_and_half.h"
#include <correctly_rounded/log_in_floats.h>
#include <correctly_rounded/natural_log_in_double.h>

#ifndef ONECLC_CR_LOG_TABLES
#define ONECLC_CR_LOG_TABLES
static table_space const float float_logs[32] = {-0x1.51aap-2f,
                                                 -0x1.3a64p-2f,
                                                 -0x1.2294p-2f,
                                                 -0x1.1676p-2f,
                                                 -0x1.fb9p-3f,
                                                 -0x1.c9p-3f,
                                                 -0x1.af3cp-3f,
                                                 -0x1.7ab8p-3f,
                                                 -0x1.5ff4p-3f,
                                                 -0x1.2954p-3f,
                                                 -0x1.0d78p-3f,
                                                 -0x1.e27p-4f,
                                                 -0x1.a928p-4f,
                                                 -0x1.342p-4f,
                                                 -0x1.f0ap-5f,
                                                 -0x1.774p-5f,
                                                 -0x1.f82p-6f,
                                                 -0x1.fcp-7f,
                                                 0,
                                                 0x1.041p-5f,
                                                 0x1.0858p-4f,
                                                 0x1.4d3p-4f,
                                                 0x1.da7p-4f,
                                                 0x1.366p-3f,
                                                 0x1.5bf4p-3f,
                                                 0x1.823cp-3f,
                                                 0x1.d104p-3f,
                                                 0x1.f99p-3f,
                                                 0x1.1178p-2f,
                                                 0x1.2696p-2f,
                                                 0x1.3c26p-2f,
                                                 0x1.522ap-2f};
static table_space const float more_logs[32] = {-0x1.b0e5cp-19f,
                                                -0x1.8aad28p-19f,
                                                -0x1.fbcf7ap-22f,
                                                0x1.aa2a2cp-21f,
                                                -0x1.86d5e4p-19f,
                                                0x1.070cacp-20f,
                                                -0x1.29d018p-20f,
                                                -0x1.20421cp-20f,
                                                0x1.f1eb0ep-20f,
                                                -0x1.2f82p-19f,
                                                0x1.832f72p-23f,
                                                -0x1.db8abcp-22f,
                                                0x1.2c5b52p-20f,
                                                0x1.434f22p-19f,
                                                -0x1.86008cp-20f,
                                                -0x1.63d8ccp-19f,
                                                -0x1.361cfp-19f,
                                                -0x1.5161f8p-20f,
                                                0,
                                                0x1.76279ep-19f,
                                                0x1.8b59e4p-20f,
                                                0x1.15d208p-20f,
                                                0x1.3b1c22p-19f,
                                                -0x1.a7f538p-22f,
                                                0x1.ad50f6p-25f,
                                                0x1.6551a4p-23f,
                                                -0x1.01b354p-20f,
                                                0x1.c6cb3cp-19f,
                                                0x1.d044fcp-19f,
                                                0x1.089a6ep-21f,
                                                -0x1.b1199ap-19f,
                                                0x1.c0e714p-19f};
#endif

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
