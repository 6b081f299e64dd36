// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log2 (6.15.2): within 0.51 ulp. -inf of zeros, NaN of negative numbers. Half through float.
#define unary log2
#include "each_float.h"
#include "exp_log.h"

gentype log2(gentype x) {
#if elem_bits == 16
  return vec_convert(half, log2(vec_convert(float, x)));
#else
  gentype result = log2_words(x).high;
  result = x == (gentype)0 ? (gentype)-INFINITY : result;
  result = x < (gentype)INFINITY ? result : x; // NaN, too
  return x < (gentype)0 ? (gentype)NAN : result;
#endif
}
