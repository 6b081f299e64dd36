// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp (6.15.2): e^x within 0.55 ulp (0.8 if subnormal). Half through float.
#define unary exp
#include "each_float.h"
#include "exp_log.h"

gentype exp(gentype x) {
#if elem_bits == 16
  return vec_convert(half, exp(vec_convert(float, x)));
#else
  gentype result = exp2_words(times_limited(constant_word(0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56), x));
  return is_nan(x) ? x : result;
#endif
}
