// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp10 (6.15.2): 10^x within 0.55 ulp (0.8 if subnormal). Half through float.
#define unary exp10
#include "each_float.h"
#include "exp_log.h"

gentype exp10(gentype x) {
#if elem_bits == 16
  return vec_convert(half, exp10(vec_convert(float, x)));
#else
  gentype result = exp2_words(times_limited(constant_word(0x1.a934f0979a371p+1, 0x1.7f2495fb7fa6dp-53), x));
  return is_nan(x) ? x : result;
#endif
}
