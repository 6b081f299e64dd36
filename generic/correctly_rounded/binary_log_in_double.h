// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The logarithm to base 2 in double, by the method of log_in_double.h, for log2 and powers. The tables are from
// lab/coefficients/accurate_tables.c, the polynomial from lab/coefficients/correctly_rounded.sol. To be included
// after each_float.h.
#include <correctly_rounded/log_in_double.h>

#ifndef ONECLC_CORRECTLY_ROUNDED_BINARY_LOG_IN_DOUBLE_H
#define ONECLC_CORRECTLY_ROUNDED_BINARY_LOG_IN_DOUBLE_H
static table_space const double reciprocals_and_logs[] = {0x1.63f2728p0,      0x1.55c2324p0,
                                                          0x1.47a37b8p0,      0x1.3b10398p0,
                                                          0x1.2ffaa09p0,      0x1.23b911p0,
                                                          0x1.19bcfe8p0,      0x1.10e9506p0,
                                                          0x1.087b7c9p0,      1,
                                                          0x1.e1a81fap-1,     0x1.c6864d2p-1,
                                                          0x1.b02571p-1,      0x1.98f9fe8p-1,
                                                          0x1.85a115p-1,      0x1.7442d6ap-1,
                                                          -0x1.e6ee6b67ddp-2, -0x1.aad6771068p-2,
                                                          -0x1.6c812e7e53p-2, -0x1.32afabc523p-2,
                                                          -0x1.fb8d32fp-3,    -0x1.81f4a59b68p-3,
                                                          -0x1.1b0eb92658p-3, -0x1.7a03c6d844p-4,
                                                          -0x1.814053f51p-5,  0,
                                                          0x1.6903e4a598p-4,  0x1.5fd10434fp-3,
                                                          0x1.f4fd819894p-3,  0x1.4be79d0f5p-2,
                                                          0x1.937fb8f286p-2,  0x1.d6dd694243p-2};
#endif

#if elem_bits == 32
// For a positive normal x
static inline doublen binary_log(doublen x) {
  reduced r = reduce(x, reciprocals_and_logs, 1);
  doublen z = r.z;
  doublen q =
      polynomial_in_double(z, -0x1.71547652b82eep-1, 0x1.ec709dc3a0313p-2, -0x1.7154765398adp-2, 0x1.2776c5112b1edp-2,
                           -0x1.ec707f3c3029fp-3, 0x1.a61733771e145p-3, -0x1.71fe709b9a54cp-3, 0x1.490c443f926f7p-3);
  return r.whole + fma(z, (doublen)0x1.71547652b82fep0, z * fma(z, q, (doublen)0x1.777d0ffda0d24p-56));
}
#endif
