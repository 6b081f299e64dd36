// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log of half, in float, with the e and m of logarithms.h or, of the same limits, of log_kernel.h, and rounded once
// more. All halves were tried, of which one is mended (in_float.h).
#include <math/half/in_float.h>
#include <math/half/logarithms.h>

// e ln(2) + ln(1 + f), of v, with an e in units of `unit`
static inline floatn half_log_of_parts(floatn v, floatn e, float unit, floatn m) {
  floatn f = m - 1, p = polynomial_in_float(f, 0x1.000004p0f, -0x1.00004cp-1f, 0x1.554c82p-2f, -0x1.ff85a8p-3f,
                                            0x1.9bbbb2p-3f, -0x1.63bfb8p-3f, 0x1.21e8b8p-3f, -0x1.117f7cp-4f);
  return nudged(fma(e, (floatn)(ln2_single * unit), p * f), bits_of(v) == constant_bits(0x1.5ep-8f), -1);
}

#include <math/half/logarithm_of_parts.h>
