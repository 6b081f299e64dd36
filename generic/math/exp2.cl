// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp2 (6.15.2): 2^x within 0.55 ulp (0.8 if subnormal). Half through float.
#define unary exp2
#include "each_float.h"
#include "exp_log.h"

gentype exp2(gentype x) {
#if elem_bits == 16
  return vec_convert(half, exp2(vec_convert(float, x)));
#else
  gentype result = exp2_words((double_word){x, (gentype)0});
  return is_nan(x) ? x : result;
#endif
}
