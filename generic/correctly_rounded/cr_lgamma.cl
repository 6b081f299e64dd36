// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_lgamma (C23, 7.33.8): lgamma, correctly rounded. It comes by way of double (in_double.h), whose rounding to float
// is wrong for two floats; but near its roots between negative integers, where double has an error of 2^-53 however
// small the result is, it is computed in words: with w = x + k >= 24, ln|gamma(x)| = ln(gamma(w)) - ln|x (x + 1) … (w -
// 1)|, and Stirling's series (DLMF 5.11.1) has an error of 2^-92. Half results are lgamma's, which are correctly
// rounded.
#define unary cr_lgamma
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>
#include <correctly_rounded/words.h>

#ifndef ONECLC_LGAMMA_IN_WORDS
#define ONECLC_LGAMMA_IN_WORDS
__attribute__((noinline)) static float lgamma_in_words(float x) {
  words product = one_word(1);
  double w = x;
  for (; w < 24; w++)
    product = times(product, one_word(fabs(w)));
  // B(2k) / (2k (2k - 1)), k = 1 … 10
  const double numerators[] = {1, -1, 1, -1, 1, -691, 1, -3617, 43867, -174611};
  const double denominators[] = {12, 360, 1260, 1680, 1188, 360360, 156, 122400, 244188, 125400};
  words inverse = over(one_word(1), one_word(w)), z = times(inverse, inverse), sum = one_word(0);
#pragma unroll
  for (int k = 9; k >= 0; k--)
    sum = plus(over(one_word(numerators[k]), one_word(denominators[k])), times(z, sum));
  const words half_ln_2pi = {0x1.d67f1c864beb5p-1, -0x1.65b5a1b7ff5dfp-55};
  sum = plus(times(inverse, sum), plus(half_ln_2pi, one_word(-w)));
  sum = plus(sum, times(one_word(w - 0.5), log_of(one_word(w))));
  sum = minus(sum, log_of(product));
  return sum.high < 0 ? -nearest_to((words){-sum.high, -sum.low}, 0) : nearest_to(sum, 0);
}
#endif

gentype cr_lgamma(gentype x) {
#if elem_bits == 16
  return lgamma(x);
#else
  gentype y = to_float(lgamma(to_double(x)));
  y = mended(y, x, 0x1.f8a754p-9f, 0x1.63acc2p2f);
  y = mended(y, x, -0x1.ade594p-30f, 0x1.446ab2p4f);
  relation near_root = (x < (gentype)-1) & (fabs(y) < (gentype)0.125f);
  for_lanes_in (near_root)
    lane(y) = lgamma_in_words(lane(x));
  return y;
#endif
}
