// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log2 of half, in float, with the e and m of logarithms.h or, of the same limits, of log_kernel.h, and rounded once
// more. All halves were tried.
#include <math/half/logarithms.h>

// e + log2(1 + f), with an e in units of `unit`
static inline floatn half_log_of_parts(floatn v, floatn e, float unit, floatn m) {
  (void)v;
  floatn f = m - 1;
  floatn p = fma((floatn)0x1.e982bcp-4f, m, (floatn)-0x1.7290ep-2f); // need not wait for f
  p = fma(p, f, (floatn)0x1.3169c6p-2f);
  p = fma(p, f, (floatn)-0x1.7241fp-2f);
  p = fma(p, f, (floatn)0x1.ec29fp-2f);
  p = fma(p, f, (floatn)-0x1.7151dap-1f);
  p = fma(p, f, (floatn)0x1.715488p0f);
  return fma(p, f, e * (floatn)unit);
}

#include <math/half/logarithm_of_parts.h>
