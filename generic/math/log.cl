// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log (6.15.2): within 0.51 ulp. -inf of zeros, NaN of negative numbers. Half through float.
#define unary log
#include "each_float.h"
#include "exp_log.h"

gentype log(gentype x) {
#if elem_bits == 16
  return vec_convert(half, log(vec_convert(float, x)));
#else
  gentype result = times_double_word(log2_words(x), constant_word(0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56)).high;
  result = x == (gentype)0 ? (gentype)-INFINITY : result;
  result = x < (gentype)INFINITY ? result : x; // NaN, too
  return x < (gentype)0 ? (gentype)NAN : result;
#endif
}
