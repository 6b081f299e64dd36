// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rcbrt: 1 / cbrt(x). Not in the specification, but in CUDA. A linear approximation of the logarithm, in the bits,
// gives a first guess y of 1 / cbrt(|x|), as in cbrt.cl. With e = 1 - |x| y^3 the result is y (1 - e)^(-1/3): a
// polynomial leaves an error within 2^-14.2 (double: 2^-17), and a second step, with an e from double-words, the
// result. Half results are correctly rounded.
// Largest errors seen: float 0.501, double 0.501 ulp.
#define unary rcbrt
#include "each_float.h"
#if elem_bits == 16
gentype rcbrt(gentype x) { return vec_convert(half, rcbrt(vec_convert(float, x))); }
#else
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/double_word.h>

gentype rcbrt(gentype x) {
  // Step 1: 2^(3 k) |x|, which is normal
  const int k = (significand_bits + 3) / 3;
  gentype a = fabs(x);
  relation small = a < (gentype)least_normal;
  a = small ? a * (gentype)power_of_two(3 * k) : a;
  // Step 2: a guess, a constant less a third of the bits, and its residual, |e| < 0.11
#if elem_bits == 32
  gentype y = as_gentype((ugentype)((ugentype)0x54a1a800u - (as_ugentype(a) >> (ugentype)16) * (ugentype)0x5555u));
#else
  ugentype third = (as_ugentype(a) >> (ugentype)32) * (ugentype)0x55555555u;
  gentype y = as_gentype((ugentype)((ugentype)0x553ee98000000000u - third));
#endif
  gentype e = fma_exact(a * y, -(y * y), (gentype)1);
  // Step 3: y times cbrt.cl's polynomial for (1 - e)^(-1/3)
#if elem_bits == 32
  y *= fma(fma((gentype)0x1.ca9e3ap-3f, e, (gentype)0x1.56d5ecp-2f), e, (gentype)0x1.00021ep0f);
#else
  gentype step = polynomial(e, 0x1.555417239cde1p-2, 0x1.ca190e379ab86p-3, 0x1.65b293028fc5cp-3);
  y = fma(y * e, step, y);
#endif
  // Step 4: the new residual, to twice the precision
  double_word product = two_product(a, y), square = two_product(y, y);
  gentype low = fma(product.high, square.low, product.low * square.high);
  e = fma_exact(-product.high, square.high, (gentype)1) - low;
  // Step 5: y (1 + e / 3 + 2 e^2 / 9 + 14 e^3 / 81), where float needs no third power
  const gentype first = (gentype)(1 / 3.), second = (gentype)(2 / 9.), last = (gentype)(14 / 81.);
  y = fma(y * e, fma(e, elem_bits == 32 ? second : fma(e, last, second), first), y);
  // Step 6: scaling back, zeros and infinities
  y = small ? y * (gentype)power_of_two(k) : y;
  y = a == (gentype)0 ? (gentype)INFINITY : y;
  y = is_infinite(a) ? (gentype)0 : y;
  return copysign(y, x);
}
#endif
