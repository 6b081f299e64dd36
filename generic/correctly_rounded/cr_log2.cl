// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_log2 (C23, 7.33.8): log2, correctly rounded, by the method of log_in_floats.h and, in doubt, log_in_double.h.
// Half results are log2's, which are correctly rounded.
#define unary cr_log2
#include "float_and_half.h"
#include <correctly_rounded/log_in_double.h>
#include <correctly_rounded/log_in_floats.h>

#ifndef ONECLC_CR_LOG2_TABLES
#define ONECLC_CR_LOG2_TABLES
static table_space const double reciprocals[] = {
    0x1.63f2728p0,  0x1.55c2324p0,  0x1.47a37b8p0, 0x1.3b10398p0,  0x1.2ffaa09p0,
    0x1.23b911p0,   0x1.19bcfe8p0,  0x1.10e9506p0, 0x1.087b7c9p0,  1,
    0x1.e1a81fap-1, 0x1.c6864d2p-1, 0x1.b02571p-1, 0x1.98f9fe8p-1, 0x1.85a115p-1,
    0x1.7442d6ap-1};
static table_space const double logs[] = {
    -0x1.e6ee6b67ddp-2, -0x1.aad6771068p-2, -0x1.6c812e7e53p-2, -0x1.32afabc523p-2, -0x1.fb8d32fp-3,
    -0x1.81f4a59b68p-3, -0x1.1b0eb92658p-3, -0x1.7a03c6d844p-4, -0x1.814053f51p-5,  0,
    0x1.6903e4a598p-4,  0x1.5fd10434fp-3,   0x1.f4fd819894p-3,  0x1.4be79d0f5p-2,   0x1.937fb8f286p-2,
    0x1.d6dd694243p-2};
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
  reduced r = reduce(to_double(x), reciprocals, logs, 1);
  doublen z = r.z;
  doublen q = (doublen)0x1.490c443f926f7p-3;
  q = fma(q, z, (doublen)-0x1.71fe709b9a54cp-3);
  q = fma(q, z, (doublen)0x1.a61733771e145p-3);
  q = fma(q, z, (doublen)-0x1.ec707f3c3029fp-3);
  q = fma(q, z, (doublen)0x1.2776c5112b1edp-2);
  q = fma(q, z, (doublen)-0x1.7154765398adp-2);
  q = fma(q, z, (doublen)0x1.ec709dc3a0313p-2);
  q = fma(q, z, (doublen)-0x1.71547652b82eep-1);
  gentype y = to_float(r.whole + fma(z, (doublen)0x1.71547652b82fep0, z * fma(z, q, (doublen)0x1.777d0ffda0d24p-56)));
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
