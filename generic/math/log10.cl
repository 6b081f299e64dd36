// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log10 (6.15.2): within 0.51 ulp. -inf of zeros, NaN of negative numbers. Half through float.
#define unary log10
#include "each_float.h"
#include "exp_log.h"

gentype log10(gentype x) {
#if elem_bits == 16
  return vec_convert(half, log10(vec_convert(float, x)));
#else
  gentype result = times_double_word(log2_words(x), constant_word(0x1.34413509f79ffp-2, -0x1.9dc1da994fd21p-59)).high;
  result = x == (gentype)0 ? (gentype)-INFINITY : result;
  result = x < (gentype)INFINITY ? result : x; // NaN, too
  return x < (gentype)0 ? (gentype)NAN : result;
#endif
}
