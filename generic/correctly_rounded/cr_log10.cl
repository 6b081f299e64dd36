// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_log10 (C23, 7.33.8): log10, correctly rounded, by the method of log_in_floats.h and, in doubt, log_in_double.h.
// Half results are log10's, which are correctly rounded.
#define unary cr_log10
#include "float_and_half.h"
#include <correctly_rounded/log_in_double.h>
#include <correctly_rounded/log_in_floats.h>

#ifndef ONECLC_CR_LOG10_TABLES
#define ONECLC_CR_LOG10_TABLES
static table_space const double reciprocals_and_logs[] = {0x1.640ae3bp0,      0x1.549dd6fp0,
                                                          0x1.4755db9p0,      0x1.3b17271p0,
                                                          0x1.2f4a387p0,      0x1.24d70a4p0,
                                                          0x1.1a85755p0,      0x1.10edf68p0,
                                                          0x1.07b7e17p0,      1,
                                                          0x1.e1efb0cp-1,     0x1.c7c9418p-1,
                                                          0x1.af4c0cep-1,     0x1.99fb488p-1,
                                                          0x1.86e578ap-1,     0x1.748ddbcp-1,
                                                          -0x1.25668196fap-3, -0x1.fc0278aeep-4,
                                                          -0x1.b5429e4284p-4, -0x1.71709608ecp-4,
                                                          -0x1.2d8a15d338p-4, -0x1.de559d1178p-5,
                                                          -0x1.5eb5ba0408p-5, -0x1.c7a609024p-6,
                                                          -0x1.a6b75a318p-7,  0,
                                                          0x1.ae93b1b59p-6,   0x1.9dc4b264e8p-5,
                                                          0x1.31200bae28p-4,  0x1.8b497a8044p-4,
                                                          0x1.e015d539d4p-4,  0x1.1ac9fce1bep-3};
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
  reduced r = reduce(to_double(x), reciprocals_and_logs, 0x1.34413509f8p-2);
  doublen z = r.z;
  doublen q = (doublen)0x1.8c36b75429ee3p-5;
  q = fma(q, z, (doublen)-0x1.bd844c891ea91p-5);
  q = fma(q, z, (doublen)0x1.fc3f6d2e41c3p-5);
  q = fma(q, z, (doublen)-0x1.287a63d9eaaa7p-4);
  q = fma(q, z, (doublen)0x1.63c62777cab47p-4);
  q = fma(q, z, (doublen)-0x1.bcb7b1537c019p-4);
  q = fma(q, z, (doublen)0x1.287a7636f42d1p-3);
  q = fma(q, z, (doublen)-0x1.bcb7b1526e4fbp-3);
  gentype y =
      to_float(r.whole + fma(r.exponent, (doublen)-0x1.80433b83b532ap-44,
                             fma(z, (doublen)0x1.bcb7b1526e50ep-2, z * fma(z, q, (doublen)0x1.95355baaafad3p-57))));
  y = mended(y, x, 0x1.fddcf4p-98f, -0x1.d33a46p4f);
  return log_special(y, x, (gentype)0);
}

__attribute__((noinline)) static gentype log10_in_doubt(gentype x) { return log10_in_double(x); }
#endif

gentype cr_log10(gentype x) {
#if elem_bits == 16
  return log10(x);
#else
  if (!floats_first)
    return log10_in_double(x);
  relation doubt;
  gentype y =
      log_in_floats(x, float_logs, more_logs, 0x1.bcb7b2p-2f, -0x1.5b235ep-27f, 0x1.3441p-2f, 0x1.a84fbcp-21f, &doubt);
  return __builtin_expect(any_lane(doubt), false) ? log10_in_doubt(x) : y;
#endif
}
