// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the place of generic/'s: what the rounding test leaves to it is right, here by the host's double.
#define NAME(T) double
#define log_gamma_words(x, sign) lgamma_r(x, sign)
#define rounded(words, to_odd) (words)
