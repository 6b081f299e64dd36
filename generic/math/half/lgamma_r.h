// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lgamma_r of half: that of float, rounded once more.
gentype lgamma_r(gentype x, space intn *signp) {
  intn sign;
  NAME(floatn) w = log_gamma_words(vec_convert(float, x), &sign);
  *signp = sign;
  return vec_convert(half, rounded(w, true));
}
