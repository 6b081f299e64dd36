// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// normcdf: the standard normal distribution, erfc(-x / sqrt(2)) / 2. Not in the specification, but in CUDA. For a
// negative x it is e^(-x^2 / 2) times the half of scaled_erfc at |x| / sqrt(2), a double-word; for a positive x it is 1
// less that of -x.
// Half results are correctly rounded.
// Largest errors seen: float 0.905, double 0.896 ulp.
#define unary normcdf
#include "each_float.h"
#if elem_bits == 16
#include <math/half/in_float.h>

gentype normcdf(gentype x) {
  floatn v = vec_convert(float, x), result = normcdf(v);
  result = nudged(result, v == 0x1.e14p-10f || v == 0x1.c24p0f, -1);
  result = nudged(result, v == 0x1.09cp-5f || v == -0x1.1ecp-1f, 1);
  return vec_convert(half, result);
}
#else
#include <math/arithmetic/vocabulary.h>
#include <extensions/scaled_erfc.h>
#include <math/arithmetic/at_most.h>
#include <math/gamma/gamma_kernel.h>

gentype normcdf(gentype x) {
#if elem_bits == 32
  const double_word inverse_root_2 = {(gentype)0x1.6a09e6p-1f, (gentype)0x1.9fcef4p-27f};
#else
  const double_word inverse_root_2 = {(gentype)0x1.6a09e667f3bcdp-1, (gentype)-0x1.bdd3413b26456p-55};
#endif
  // Step 1: |x| up to where the result is 0 or 1, and e^(x^2 / 2) times the result
  gentype a = at_most(fabs(x), (gentype)(elem_bits == 32 ? 14.5f : 39));
  double_word scaled = scaled_erfc(times_word(inverse_root_2, a)), square = two_product(a, a * (gentype)-0.5f);
  scaled = (double_word){scaled.high * (gentype)0.5f, scaled.low * (gentype)0.5f};
  // Step 2: e^(-x^2 / 2) times that
  gentype shifted;
  double_word product = exp_times(square, scaled, &shifted);
  gentype tail = times_any_power(product.high + product.low, shifted);
  // Step 3: the result of each sign
  return x > (gentype)0 ? 1 - tail : tail;
}
#endif
