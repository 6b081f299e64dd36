// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_log10 (C23, 7.33.8): log10, correctly rounded by the steps of in_double.h. Step 1 is that of log_in_floats.h, step
// 2 that of log_by_table.h. Half results are log10's, which are correctly rounded. Those of double: double/log10.h.
#define unary cr_log10
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/log10.h>
#else
#include <correctly_rounded/log_by_table.h>
#include <correctly_rounded/log_in_floats.h>

#ifndef ONECLC_CR_LOG10_TABLES
#define ONECLC_CR_LOG10_TABLES
static table_space const double rows_of_logs[128] __attribute__((aligned(16))) = {
    // intervals 0 to 7: a number, and -log10 of it
    0x1.68167d8p0, -0x1.2f72f8290a1f5p-3, 0x1.642c868p0, -0x1.25ba846b46554p-3, 0x1.6058182p0, -0x1.1c1ceee4b383dp-3,
    0x1.5c9884ep0, -0x1.1299aa789eab6p-3, 0x1.58ed27ep0, -0x1.0930321ee006ap-3, 0x1.555534ap0, -0x1.ffbf1845d67dbp-4,
    0x1.51d07fep0, -0x1.ed50aaeccbd8p-4, 0x1.4e5e0bp0, -0x1.db11f064e0b9ep-4,
    // intervals 8 to 15: a number, and -log10 of it
    0x1.4afd6afp0, -0x1.c902a68c745c1p-4, 0x1.47ae166p0, -0x1.b721d760a544ap-4, 0x1.446f9ep0, -0x1.a56f04e4c898ep-4,
    0x1.4141433p0, -0x1.93e7e8c34b731p-4, 0x1.3e22cdcp0, -0x1.828d09b18f9c7p-4, 0x1.3b13b12p0, -0x1.715d0c4a888acp-4,
    0x1.38138a8p0, -0x1.60576ad5a199bp-4, 0x1.3521d23p0, -0x1.4f7abbeeeb6b6p-4,
    // intervals 16 to 23: a number, and -log10 of it
    0x1.323e3cep0, -0x1.3ec6dd3057c21p-4, 0x1.2f684d1p0, -0x1.2e3a7b248e8bdp-4, 0x1.2c9fc36p0, -0x1.1dd59c085114bp-4,
    0x1.29e413dp0, -0x1.0d9673e81630fp-4, 0x1.27350f6p0, -0x1.fafa9b8b78aeap-5, 0x1.24924e2p0, -0x1.db122a0bf0835p-5,
    0x1.21fb779p0, -0x1.bb7203956adf6p-5, 0x1.1f704cdp0, -0x1.9c19b80caaadcp-5,
    // intervals 24 to 31: a number, and -log10 of it
    0x1.1cf06b9p0, -0x1.7d070a2472d0fp-5, 0x1.1a7b963p0, -0x1.5e3968361705ap-5, 0x1.181182cp0, -0x1.3faf916f70b83p-5,
    0x1.15b1e41p0, -0x1.216802f9212c6p-5, 0x1.135c7dp0, -0x1.0361ef75e2fbfp-5, 0x1.11110f9p0, -0x1.cb38d59b9b514p-6,
    0x1.0ecf615p0, -0x1.902d4786f0a84p-6, 0x1.0c97108p0, -0x1.559b5b78db417p-6,
    // intervals 32 to 39: a number, and -log10 of it
    0x1.0a680d6p0, -0x1.1b857e889b6b6p-6, 0x1.08421p0, -0x1.c3d067ac09a7fp-7, 0x1.0624dc3p0, -0x1.5182165cbf82cp-7,
    0x1.041040bp0, -0x1.c03a5cbe45db1p-8, 0x1.0203f4fp0, -0x1.be6641f7f6996p-9, 1, 0, 0x1.f81f794p-1,
    0x1.b9495695a73b6p-8, 0x1.f07c01p-1, 0x1.b5ec65b0b9385p-7,
    // intervals 40 to 47: a number, and -log10 of it
    0x1.e913032p-1, 0x1.45f64d56649dep-6, 0x1.e1e1e8ep-1, 0x1.af5f2b6f28e53p-6, 0x1.dae608cp-1, 0x1.0ba0108b42a6cp-5,
    0x1.d41d5b6p-1, 0x1.3ed0577241081p-5, 0x1.cd85648p-1, 0x1.7148537aa3023p-5, 0x1.c71c6cep-1, 0x1.a30ac3b433ebap-5,
    0x1.c0e06c6p-1, 0x1.d41d6fdce8b8bp-5, 0x1.bacf994p-1, 0x1.02426c2c6611cp-4,
    // intervals 48 to 55: a number, and -log10 of it
    0x1.b4e8222p-1, 0x1.1a232892363a2p-4, 0x1.af2873cp-1, 0x1.31b2e484566eap-4, 0x1.a98ef2cp-1, 0x1.48f3facf94a1p-4,
    0x1.a41a446p-1, 0x1.5fe7f8f50f35cp-4, 0x1.9ec8e1cp-1, 0x1.76916115820dep-4, 0x1.9999a28p-1, 0x1.8cf15ce16dc2ep-4,
    0x1.948b076p-1, 0x1.a30ac26f59eb1p-4, 0x1.8f9c096p-1, 0x1.b8de92acfc9b4p-4,
    // intervals 56 to 63: a number, and -log10 of it
    0x1.8acb91p-1, 0x1.ce6e41bab2a1bp-4, 0x1.86184bap-1, 0x1.e3bc7e8d33e2bp-4, 0x1.818183ep-1, 0x1.f8c95d45d028cp-4,
    0x1.7d05e68p-1, 0x1.06cbf635780f3p-3, 0x1.78a4bf4p-1, 0x1.111443e95d5a8p-3, 0x1.745d14ep-1, 0x1.1b3e77a6c299p-3,
    0x1.702df86p-1, 0x1.254b6d8737be6p-3, 0x1.6c16bbap-1, 0x1.2f3b7745d7a38p-3};
static table_space const float float_logs[32] = {-0x1.254cp-3f,
                                                 -0x1.1114p-3f,
                                                 -0x1.f8c8p-4f,
                                                 -0x1.e3bcp-4f,
                                                 -0x1.b8ep-4f,
                                                 -0x1.8cfp-4f,
                                                 -0x1.769p-4f,
                                                 -0x1.48f4p-4f,
                                                 -0x1.31b4p-4f,
                                                 -0x1.0244p-4f,
                                                 -0x1.d42p-5f,
                                                 -0x1.a308p-5f,
                                                 -0x1.7148p-5f,
                                                 -0x1.0bap-5f,
                                                 -0x1.af6p-6f,
                                                 -0x1.45fp-6f,
                                                 -0x1.b5ep-7f,
                                                 -0x1.b94p-8f,
                                                 0,
                                                 0x1.c3ep-7f,
                                                 0x1.cb4p-6f,
                                                 0x1.2168p-5f,
                                                 0x1.9c18p-5f,
                                                 0x1.0d98p-4f,
                                                 0x1.2e3cp-4f,
                                                 0x1.4f7cp-4f,
                                                 0x1.93e8p-4f,
                                                 0x1.b72p-4f,
                                                 0x1.db1p-4f,
                                                 0x1.ffcp-4f,
                                                 0x1.129ap-3f,
                                                 0x1.25bap-3f};
static table_space const float more_logs[32] = {0x1.65943p-20f,
                                                -0x1.78408ap-22f,
                                                -0x1.683468p-20f,
                                                -0x1.ab0e1ap-24f,
                                                0x1.b2c54cp-20f,
                                                -0x1.838864p-20f,
                                                -0x1.40a252p-20f,
                                                0x1.2e20b8p-24f,
                                                0x1.f54772p-21f,
                                                0x1.73e0f8p-20f,
                                                0x1.574d82p-20f,
                                                -0x1.4eb05p-20f,
                                                -0x1.a13e96p-24f,
                                                -0x1.a817p-25f,
                                                0x1.b53fc6p-24f,
                                                -0x1.3d6b2ep-20f,
                                                -0x1.211d62p-20f,
                                                -0x1.da93f4p-22f,
                                                0,
                                                -0x1.ef911p-20f,
                                                -0x1.c0cc9ep-20f,
                                                0x1.b5c8c2p-25f,
                                                0x1.7abfp-21f,
                                                -0x1.9339bp-20f,
                                                -0x1.8bf488p-20f,
                                                -0x1.526444p-20f,
                                                -0x1.0f81ep-23f,
                                                0x1.cd1716p-20f,
                                                0x1.ed766ap-20f,
                                                -0x1.ea21c4p-23f,
                                                -0x1.6c1308p-21f,
                                                0x1.042b5ep-20f};
#endif

#if elem_bits == 32
static inline gentype log10_in_double(gentype x) {
  doublen a = to_double(x);
  split s = split_by_table(a, rows_of_logs);
  gentype y = to_float(log_of_split(s, left_by_row(a, s), 0x1.34413509f79ffp-2, 0x1.bcb7b1526e50ep-2,
                                    -0x1.bcb7b1526e542p-3, 0x1.287a7637009cep-3, -0x1.bcb7b145bc556p-4,
                                    0x1.63c61b4a99b43p-4, -0x1.2880acfdc03a8p-4, 0x1.ffae02038890fp-5));
  return log_special(y, x, (gentype)0);
}

step_in_doubt(log10);
#endif

gentype cr_log10(gentype x) {
#if elem_bits == 16
  return log10(x);
#else
  if (!floats_first)
    return log10_in_double(x);
  // Step 1: in floats
  relation doubt;
  gentype y =
      log_in_floats(x, float_logs, more_logs, 0x1.bcb7b2p-2f, -0x1.5b235ep-27f, 0x1.3441p-2f, 0x1.a84fbcp-21f, &doubt);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? log10_in_doubt(x, y, doubt) : y;
#endif
}
#endif
