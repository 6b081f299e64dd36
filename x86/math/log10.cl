// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log10 (6.15.2): half is e log10(2) + log10(1 + f), with the e and f of half_log.h or log_kernel.h, in float and
// rounded once more. All halves were tried, of which two or four are mended (nudged.h). Float and double are those of
// generic/.
// Largest errors seen: float 0.926, double 0.671 ulp.
#define unary log10
#include "each_float.h"
#if elem_bits < 64
#include <math/exponential/half_log.h>
#endif

#if elem_bits == 16 && logs_by_instructions
#include <math/arithmetic/nudged.h>

gentype log10(gentype x) {
  floatn v = vec_convert(float, x), e, f = fraction_of(v, &e);
  floatn p = (floatn)-0x1.d67a1ap-6f;
  p = fma(p, f, (floatn)0x1.f5e45ep-5f);
  p = fma(p, f, (floatn)-0x1.35152p-4f);
  p = fma(p, f, (floatn)0x1.65c62ap-4f);
  p = fma(p, f, (floatn)-0x1.bc4e2ep-4f);
  p = fma(p, f, (floatn)0x1.2871cap-3f);
  p = fma(p, f, (floatn)-0x1.bcb82ap-3f);
  p = fma(p, f, (floatn)0x1.bcb7b4p-2f);
  floatn result = fma(e, (floatn)0x1.344134p-2f, p * f);
  result = nudged(result, bits_of(v) == constant_bits(0x1.fep-3f), 1);
  result = nudged(result, bits_of(v) == constant_bits(0x1.74p11f), 1);
  return vec_convert(half, result);
}
#elif elem_bits == 16 && defined(__AVX2__)
#include <math/arithmetic/half_bits.h>
#include <math/arithmetic/nudged.h>
#include <math/exponential/log_kernel.h>

__attribute__((noinline)) static gentype log10_of_any(gentype x, floatn result) {
  return vec_convert(half, log_special(vec_convert(float, x), result));
}

gentype log10(gentype x) {
  intn exponent;
  floatn v = vec_convert(float, x), f = log_fraction_in_place(v, root_half, &exponent);
  floatn p = (floatn)-0x1.66e048p-5f;
  p = fma(p, f, (floatn)0x1.2062dp-4f);
  p = fma(p, f, (floatn)-0x1.32e958p-4f);
  p = fma(p, f, (floatn)0x1.620754p-4f);
  p = fma(p, f, (floatn)-0x1.bc2e66p-4f);
  p = fma(p, f, (floatn)0x1.287e36p-3f);
  p = fma(p, f, (floatn)-0x1.bcb886p-3f);
  p = fma(p, f, (floatn)0x1.bcb7bp-2f);
  floatn result = fma(vec_convert(float, exponent), (floatn)0x1.344136p-25f, f * p);
  intn mended = (bits_of(v) == constant_bits(0x1.e3cp-3f)) | (bits_of(v) == constant_bits(0x1.89p1f)) |
                (bits_of(v) == constant_bits(0x1.f84p6f)) | (bits_of(v) == constant_bits(0x1.674p13f));
  result = nudged(result, mended, -1);
  relation special = (ugentype)(as_ugentype(x) - (ugentype)1) >= (ugentype)(infinity_bits - 1);
  return __builtin_expect(any_lane(special), false) ? log10_of_any(x, result) : vec_convert(half, result);
}
#else
#include <generic/math/log10.cl>
#endif
