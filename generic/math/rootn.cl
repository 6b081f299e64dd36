// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rootn (6.15.2): x^(1/y) = 2^(log2(x) / y), with the logarithm and 1 / y as double-words (power.h). NaN for y = 0 and
// for even roots of negative numbers. Zeros and infinities are as in 7.5.1: odd roots keep the sign, even ones lose it.
// Largest errors seen: float 0.819, double 0.748 ulp.
#define binary rootn
#define second int
#include "each_float.h"
#if elem_bits == 16
#include <math/half/rootn.h>
#else
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/rounded_root.h>
#include <math/exponential/power.h>

// The exponent, which is 1 / y. In float y is rounded from 2^24 on, where |log2(x) / y| is below 2^-16.
static inline double_word inverse_degree(gentype degree) {
  gentype inverse = rounded_reciprocal(degree);
  return (double_word){inverse, inverse * fma_exact(-inverse, degree, (gentype)1)};
}

__attribute__((noinline)) static gentype rootn_of_any(gentype x, intn y) {
  gentype result = power_of_any(x, inverse_degree(vec_convert(sgentype, y)));
  relation odd = vec_convert(signed_elem, y << (intn)31) < (igentype)0;
  result = odd ? copysign(result, x) : result;
  relation invalid = ((x < (gentype)0) & !odd) | (vec_convert(signed_elem, y) == (igentype)0);
  return (invalid | is_nan(x)) ? (gentype)NAN : result;
}

rare_power_function gentype rare_rootn(gentype x, intn y, gentype fraction, gentype shifted) {
  return __builtin_expect(is_special_power(x, shifted), false) ? rootn_of_any(x, y)
                                                               : times_any_power(fraction, shifted);
}

// AMD: LLVM would make a square root of rootn(x, 2), which rounds otherwise.
policy("nobuiltin-amdgcn") gentype rootn(gentype x, intn y) {
  // Step 1: log2(x) / y as a double-word
  double_word exponent = inverse_degree(vec_convert(sgentype, y)), log = log2_words(x, (igentype)0);
  double_word product = times_exponent(log, exponent.high);
  product.low = fma(log.high, exponent.low, product.low);
  // Step 2: 2 to that power
  gentype fraction, shifted, result = usual_power(product, &fraction, &shifted);
  // Step 3: zeros, negative and subnormal numbers, infinities, NaN and a root of degree 0
  return __builtin_expect(any_rare_power(x, product, false), false) ? rare_rootn(x, y, fraction, shifted) : result;
}
#endif
