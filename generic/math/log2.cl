// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log2 (6.15.2): -inf of zeros, NaN of negative numbers. e + log2(1 + f) as in log_kernel.h; f / ln(2) as a double-word; polynomial
// within 2^-27.3 (2^-59.2) of log2(1 + f): coefficients/log.sol.
// Largest errors seen: float 0.896 ulp (all arguments), double 0.80 ulp; half correctly rounded.
#define unary log2
#include "each_float.h"
#include "log_kernel.h"
#include "half_result.h"

#if elem_bits > 16
static inline double_word log2_of_fraction(gentype e, gentype f) {
  gentype square = f * f;
#if elem_bits == 32
  gentype odd = (gentype)-0x1.d1531p-4f;
  odd = fma(odd, square, (gentype)-0x1.83d744p-3f);
  odd = fma(odd, square, (gentype)-0x1.eb32cep-3f);
  odd = fma(odd, square, (gentype)-0x1.715786p-2f);
  gentype even = (gentype)0x1.7cd9c6p-3f;
  even = fma(even, square, (gentype)0x1.a2f4eap-3f);
  even = fma(even, square, (gentype)0x1.277fc6p-2f);
  even = fma(even, square, (gentype)0x1.ec708cp-2f);
#else
  gentype odd = (gentype)-0x1.273d4a9b97ad9p-5;
  odd = fma(odd, square, (gentype)-0x1.737912e4d9624p-4);
  odd = fma(odd, square, (gentype)-0x1.3a1bc8e1fe487p-4);
  odd = fma(odd, square, (gentype)-0x1.72a2cc17ceac2p-4);
  odd = fma(odd, square, (gentype)-0x1.a606ead5cfb31p-4);
  odd = fma(odd, square, (gentype)-0x1.ec7101877b202p-4);
  odd = fma(odd, square, (gentype)-0x1.2776c4ec50fbdp-3);
  odd = fma(odd, square, (gentype)-0x1.7154764e2aaf5p-3);
  odd = fma(odd, square, (gentype)-0x1.ec709dc3b49dbp-3);
  odd = fma(odd, square, (gentype)-0x1.71547652b823ap-2);
  gentype even = (gentype)0x1.5611d2e5b3f89p-4;
  even = fma(even, square, (gentype)0x1.3e2d17e336557p-4);
  even = fma(even, square, (gentype)0x1.58082515e98e1p-4);
  even = fma(even, square, (gentype)0x1.8a70b184b436ap-4);
  even = fma(even, square, (gentype)0x1.c68659e636de1p-4);
  even = fma(even, square, (gentype)0x1.0c9ab52b35fecp-3);
  even = fma(even, square, (gentype)0x1.484b12a08bc95p-3);
  even = fma(even, square, (gentype)0x1.a61762ac0e3e6p-3);
  even = fma(even, square, (gentype)0x1.2776c50ef5e7fp-2);
  even = fma(even, square, (gentype)0x1.ec709dc3a0422p-2);
#endif
  const gentype high = (gentype)(elem_bits == 32 ? 0x1.715476p0 : 0x1.71547652b82fep0),
                low = (gentype)(elem_bits == 32 ? 0x1.4ae0cp-26 : 0x1.777d0ffda0d24p-56);
  gentype product = f * high, half_f = f * (gentype)-0.5f, rest = fma(f, low, fma(f, high, -product));
  rest = fma(fma(odd, f, even), f * square, fma(rest, half_f, rest));
  return log_sum(e, product, fma(half_f, product, rest));
}

__attribute__((noinline)) static gentype log2_of_any(gentype x) {
  gentype e, f = log_fraction_of_any(x, &e);
  double_word sum = log2_of_fraction(e, f);
  return log_special(x, sum.high + sum.low);
}
#endif

gentype log2(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), e, f = log_fraction(v, (intn)0, &e);
  return vec_convert(half, log_special(v, sum_to_odd(log2_of_fraction(e, f))));
#else
  if (__builtin_expect(any_lane(unusual(x)), false))
    return log2_of_any(x);
  gentype e, f = log_fraction(x, (igentype)0, &e);
  double_word sum = log2_of_fraction(e, f);
  return sum.high + sum.low;
#endif
}
