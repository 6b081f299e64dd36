// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The natural logarithm in double, by the method of log_in_double.h, for log and log1p. The tables are from
// lab/coefficients/accurate_tables.c, the polynomial from lab/coefficients/correctly_rounded.sol.
// To be included after each_float.h.
#include <correctly_rounded/log_in_double.h>

#ifndef ONECLC_CORRECTLY_ROUNDED_NATURAL_LOG_IN_DOUBLE_H
#define ONECLC_CORRECTLY_ROUNDED_NATURAL_LOG_IN_DOUBLE_H
static table_space const double reciprocals_and_logs[] = {0x1.645d10fp0,      0x1.5565debp0,
                                                          0x1.484686dp0,      0x1.3b565e8p0,
                                                          0x1.2f069fbp0,      0x1.2496708p0,
                                                          0x1.1a45134p0,      0x1.1100422p0,
                                                          0x1.080c2a2p0,      1,
                                                          0x1.e224d62p-1,     0x1.c72ea8cp-1,
                                                          0x1.af62ce8p-1,     0x1.99f66c6p-1,
                                                          0x1.84f85acp-1,     0x1.73a8d8ap-1,
                                                          -0x1.52b667a399p-2, -0x1.26c7bbefb4p-2,
                                                          -0x1.fd49b401acp-3, -0x1.aaf00c3374p-3,
                                                          -0x1.596052640ep-3, -0x1.1195fb6da8p-3,
                                                          -0x1.901f30a868p-4, -0x1.075d637718p-4,
                                                          -0x1.fb1c8fff9p-6,  0,
                                                          0x1.ec3122ecap-5,   0x1.e1cc8b6a68p-4,
                                                          0x1.5eddc4efd4p-3,  0x1.c72f93287ep-3,
                                                          0x1.196af42b8cp-2,  0x1.4808e08801p-2};
#endif

#if elem_bits == 32
// For a positive normal x
static inline reduced reduce_natural(doublen x) { return reduce(x, reciprocals_and_logs, 0x1.62e42fefa4p-1); }

// log(x), where r is x reduced, and log(1 + z) is what its table leaves
static inline doublen natural_log(reduced r, doublen z) {
  doublen q =
      polynomial_in_double(z, -0x1.fffffffffffeap-2, 0x1.55555555554b3p-2, -0x1.000000009b117p-2, 0x1.9999999ca3637p-3,
                           -0x1.555540338ab57p-3, 0x1.2492287172e6cp-3, -0x1.0075c2f8c850ap-3, 0x1.c8283a417c705p-4);
  return r.whole + fma(r.exponent, (doublen)-0x1.8432a1b0e2634p-43, fma(z * z, q, z));
}
#endif
