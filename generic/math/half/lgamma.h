// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lgamma of half: in float, the double-word of lgamma_kernel.h, which is rounded to odd, and then to half.
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/rounded.h>

gentype lgamma(gentype x) {
  intn sign;
  NAME(floatn) w = log_gamma_words(vec_convert(float, x), &sign);
  return vec_convert(half, rounded(w, true));
}
