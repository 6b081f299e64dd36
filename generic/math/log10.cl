// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log10 (6.15.2): -inf of zeros, NaN of negative numbers. e log10(2) + log10(1 + f) as in log_kernel.h; f / ln(10) as a double-word;
// polynomial within 2^-27.3 (2^-59.2) of log10(1 + f): coefficients/log.sol.
// Largest errors seen: float 0.72 ulp (one argument in 1997), double 0.68 ulp; half correctly rounded.
#define unary log10
#include "each_float.h"
#include "log_kernel.h"
#include "half_result.h"

#if elem_bits > 16
static inline double_word log10_of_fraction(gentype e, gentype f) {
  gentype square = f * f;
#if elem_bits == 32
  gentype odd = (gentype)-0x1.17e36cp-5f;
  odd = fma(odd, square, (gentype)-0x1.d30cbap-5f);
  odd = fma(odd, square, (gentype)-0x1.27badap-4f);
  odd = fma(odd, square, (gentype)-0x1.bcbb62p-4f);
  gentype even = (gentype)0x1.ca72eep-5f;
  even = fma(even, square, (gentype)0x1.f88042p-5f);
  even = fma(even, square, (gentype)0x1.63d0cap-4f);
  even = fma(even, square, (gentype)0x1.287a6cp-3f);
#else
  gentype odd = (gentype)-0x1.6396731e34222p-7;
  odd = fma(odd, square, (gentype)-0x1.bf51ed52f7529p-6);
  odd = fma(odd, square, (gentype)-0x1.7a362e1ec841bp-6);
  odd = fma(odd, square, (gentype)-0x1.be4adf3d66939p-6);
  odd = fma(odd, square, (gentype)-0x1.fc2bc3314cf9cp-6);
  odd = fma(odd, square, (gentype)-0x1.287ab2acafe83p-5);
  odd = fma(odd, square, (gentype)-0x1.63c627482fcbcp-5);
  odd = fma(odd, square, (gentype)-0x1.bcb7b14d01b87p-5);
  odd = fma(odd, square, (gentype)-0x1.287a76370067ep-4);
  odd = fma(odd, square, (gentype)-0x1.bcb7b1526e423p-4);
  gentype even = (gentype)0x1.9bf5f05723d6ap-6;
  even = fma(even, square, (gentype)0x1.7f1a782c7d9cap-6);
  even = fma(even, square, (gentype)0x1.9e41b5e303d49p-6);
  even = fma(even, square, (gentype)0x1.daf41a9116009p-6);
  even = fma(even, square, (gentype)0x1.11a6b407e5081p-5);
  even = fma(even, square, (gentype)0x1.436e8cfca3ecp-5);
  even = fma(even, square, (gentype)0x1.8b4df17c5a241p-5);
  even = fma(even, square, (gentype)0x1.fc3fa61a5a03fp-5);
  even = fma(even, square, (gentype)0x1.63c6277520666p-4);
  even = fma(even, square, (gentype)0x1.287a7636f4375p-3);
#endif
  const gentype high = (gentype)(elem_bits == 32 ? 0x1.bcb7b2p-2 : 0x1.bcb7b1526e50ep-2),
                low = (gentype)(elem_bits == 32 ? -0x1.5b235ep-27 : 0x1.95355baaafad3p-57),
                log2_short = (gentype)(elem_bits == 32 ? 0x1.344p-2 : 0x1.34413509f8p-2),
                log2_rest = (gentype)(elem_bits == 32 ? 0x1.3509f8p-18 : -0x1.80433b83b532ap-44);
  gentype product = f * high, half_f = f * (gentype)-0.5f, rest = fma(f, low, fma(f, high, -product));
  rest = fma(fma(odd, f, even), f * square, fma(rest, half_f, rest));
  return log_sum(e * log2_short, product, fma(half_f, product, fma(e, log2_rest, rest)));
}

__attribute__((noinline)) static gentype log10_of_any(gentype x) {
  gentype e, f = log_fraction_of_any(x, &e);
  double_word sum = log10_of_fraction(e, f);
  return log_special(x, sum.high + sum.low);
}
#endif

gentype log10(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), e, f = log_fraction(v, (intn)0, &e);
  return vec_convert(half, log_special(v, sum_to_odd(log10_of_fraction(e, f))));
#else
  if (__builtin_expect(any_lane(unusual(x)), false))
    return log10_of_any(x);
  gentype e, f = log_fraction(x, (igentype)0, &e);
  double_word sum = log10_of_fraction(e, f);
  return sum.high + sum.low;
#endif
}
