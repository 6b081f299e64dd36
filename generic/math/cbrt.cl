// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cbrt (6.15.2) within 0.51 ulp. y = 1 / cbrt(|x|) from a linear approximation of the logarithm, in the bits, and two steps of third (float) or
// fourth (double) order with e = 1 - |x| y^3; then c = |x| y^2 and its residual |x| - c^3, computed exactly but for the last bits. Half through
// float.
#define unary cbrt
#include "each_float.h"
#include "double_word.h"
#include "ieee.h"
#include "rounded.h"

#if elem_bits > 16
static inline gentype cube_root(gentype x, bool to_odd) {
  gentype a = fabs(x);
  relation small = a < (gentype)power_of_two(elem_bits == 32 ? -96 : -960); // residuals might be subnormal
  a = small ? a * (gentype)power_of_two(elem_bits == 32 ? 60 : 120) : a;
  // a third of the bits, without the low half of them
  const ugentype start = (ugentype)(unsigned_elem)(elem_bits == 32 ? 0x54a1a800ul : 0x553ee98000000000ul);
  ugentype third = (as_ugentype(a) >> (ugentype)(elem_bits / 2)) * (ugentype)(unsigned_elem)(elem_bits == 32 ? 0x5555 : 0x55555555);
  gentype y = as_gentype((ugentype)(start - third));
  gentype e = fma(a * y, -(y * y), (gentype)1); // |e| < 0.11
#if elem_bits == 32
  y = fma(y * e, fma(e, (gentype)(2.f / 9), (gentype)(1.f / 3)), y);
  e = fma(a * y, -(y * y), (gentype)1);
  y = fma(y * e, fma(e, (gentype)(2.f / 9), (gentype)(1.f / 3)), y);
#else
  y = fma(y * e, fma(e, fma(e, (gentype)(14. / 81), (gentype)(2. / 9)), (gentype)(1. / 3)), y);
  e = fma(a * y, -(y * y), (gentype)1);
  y = fma(y * e, fma(e, fma(e, (gentype)(14. / 81), (gentype)(2. / 9)), (gentype)(1. / 3)), y);
#endif
  gentype c = a * y * y, square = c * c;
  gentype rest = fma(-fma(c, c, -square), c, fma(-square, c, a));
  c = rounded((double_word){c, rest * y * (y * (gentype)(elem_bits == 32 ? 1.f / 3 : 1. / 3))}, to_odd);
  c = small ? c * (gentype)power_of_two(elem_bits == 32 ? -20 : -40) : c;
  return a < (gentype)INFINITY ? copysign(c, x) : x;
}
#endif

gentype cbrt(gentype x) {
#if elem_bits == 16
  return vec_convert(half, cube_root(vec_convert(float, x), true));
#else
  return cube_root(x, false);
#endif
}
