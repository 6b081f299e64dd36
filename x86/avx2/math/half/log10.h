// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log10 of half is e log10(2) + log10(1 + f), with the e and m of logarithms.h or, of the same limits, of log_kernel.h,
// in float and rounded once more. All halves were tried, of which two are mended (in_float.h).
#include <math/half/in_float.h>
#include <math/half/logarithms.h>

// e log10(2) + log10(1 + f), of v, with an e in units of `unit`
static inline floatn half_log_of_parts(floatn v, floatn e, float unit, floatn m) {
  floatn f = m - 1, p = polynomial_in_float(f, 0x1.bcb7b4p-2f, -0x1.bcb82ap-3f, 0x1.2871cap-3f, -0x1.bc4e2ep-4f,
                                            0x1.65c62ap-4f, -0x1.35152p-4f, 0x1.f5e45ep-5f, -0x1.d67a1ap-6f);
  floatn result = fma(e, (floatn)(0x1.344134p-2f * unit), p * f);
  result = nudged(result, bits_of(v) == constant_bits(0x1.fep-3f), 1);
  return nudged(result, bits_of(v) == constant_bits(0x1.74p11f), 1);
}

#include <math/half/logarithm_of_parts.h>
