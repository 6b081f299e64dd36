// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lgamma_r of half: in float, the double-word of lgamma_kernel.h, which is rounded to odd, and then to half. The
// helpers are those of the passes before (each_real.h).
gentype lgamma_r(gentype x, space intn *signp) {
  intn sign;
  NAME(floatn) w = log_gamma_words(vec_convert(float, x), &sign);
  *signp = sign;
  return vec_convert(half, rounded(w, true));
}
