// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log2 (6.15.2): half is computed in float, with the e and m of half_log.h or, of the same limits, of log_kernel.h, and
// rounded once more. All halves were tried. Others are those of generic/.
#define unary log2
#include "each_float.h"
#if elem_bits < 64
#include <math/exponential/half_log.h>
#endif

#if elem_bits == 16 && defined(__AVX2__)
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

#include <math/exponential/half_log_of_any.h>
#else
#include <generic/math/log2.cl>
#endif
