// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_log2 (C23, 7.33.8): log2, correctly rounded, by the method of log_in_floats.h and, in doubt, log_in_double.h.
// Half results are log2's, which are correctly rounded.
#define unary cr_log2
#include "float_and_half.h"
#include <correctly_rounded/binary_log_in_double.h>
#include <correctly_rounded/log_in_floats.h>

#ifndef ONECLC_CR_LOG2_TABLES
#define ONECLC_CR_LOG2_TABLES
static table_space const float float_logs[32] = {-0x1.e726p-2f,
                                                 -0x1.c592p-2f,
                                                 -0x1.a338p-2f,
                                                 -0x1.91bcp-2f,
                                                 -0x1.6e22p-2f,
                                                 -0x1.49a8p-2f,
                                                 -0x1.3712p-2f,
                                                 -0x1.113p-2f,
                                                 -0x1.fbcp-3f,
                                                 -0x1.acf4p-3f,
                                                 -0x1.84c4p-3f,
                                                 -0x1.5cp-3f,
                                                 -0x1.32bp-3f,
                                                 -0x1.bc88p-4f,
                                                 -0x1.664p-4f,
                                                 -0x1.0ebp-4f,
                                                 -0x1.6bbp-5f,
                                                 -0x1.6e8p-6f,
                                                 0,
                                                 0x1.774p-5f,
                                                 0x1.7d6p-4f,
                                                 0x1.e0bp-4f,
                                                 0x1.563cp-3f,
                                                 0x1.bfc8p-3f,
                                                 0x1.f5fcp-3f,
                                                 0x1.169cp-2f,
                                                 0x1.4f7p-2f,
                                                 0x1.6cbp-2f,
                                                 0x1.8a8ap-2f,
                                                 0x1.a9p-2f,
                                                 0x1.c81ap-2f,
                                                 0x1.e7ep-2f};
static table_space const float more_logs[32] = {-0x1.543ceap-19f,
                                                -0x1.f5a52cp-19f,
                                                0x1.3eb014p-19f,
                                                0x1.5db83ap-20f,
                                                -0x1.cd9d0cp-22f,
                                                0x1.ed0cbap-20f,
                                                -0x1.33a934p-20f,
                                                -0x1.f6b4c2p-20f,
                                                -0x1.6b9026p-19f,
                                                -0x1.e2db4ep-19f,
                                                0x1.42fd1p-19f,
                                                -0x1.a39fbep-19f,
                                                0x1.61d876p-19f,
                                                0x1.edfa92p-19f,
                                                0x1.20a6dep-21f,
                                                -0x1.c4fd14p-19f,
                                                0x1.645388p-20f,
                                                0x1.a5e8f4p-20f,
                                                0,
                                                -0x1.acd89ap-19f,
                                                0x1.25b3eep-22f,
                                                0x1.ae8f3p-20f,
                                                0x1.c29ffap-19f,
                                                -0x1.858p-19f,
                                                0x1.8a9064p-19f,
                                                0x1.4d8fc6p-24f,
                                                -0x1.134c4ep-20f,
                                                0x1.ed0cbap-19f,
                                                -0x1.fd501p-20f,
                                                -0x1.a39fbep-20f,
                                                -0x1.1e95dp-21f,
                                                -0x1.40358ep-19f};
#endif

#if elem_bits == 32
static inline gentype log2_in_double(gentype x) {
  gentype y = to_float(binary_log(to_double(x)));
  return log_special(y, x, (gentype)0);
}

__attribute__((noinline)) static gentype log2_in_doubt(gentype x) { return log2_in_double(x); }
#endif

gentype cr_log2(gentype x) {
#if elem_bits == 16
  return log2(x);
#else
  if (!floats_first)
    return log2_in_double(x);
  relation doubt;
  gentype y = log_in_floats(x, float_logs, more_logs, 0x1.715476p0f, 0x1.4ae0cp-26f, 1, 0, &doubt);
  return __builtin_expect(any_lane(doubt), false) ? log2_in_doubt(x) : y;
#endif
}
