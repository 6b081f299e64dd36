// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The second step of powers. The border between two floats is a number of 25 bits, or less where floats are subnormal.
// A power can be such a number only if its base or its exponent is short; all others are further from it than any
// function of 2^64 pairs may be expected to come, 2^-64 of the distance between two borders.
#ifndef ONECLC_CORRECTLY_ROUNDED_POWER_IN_WORDS_H
#define ONECLC_CORRECTLY_ROUNDED_POWER_IN_WORDS_H
#include <correctly_rounded/words.h>

// |x|^(y / n), for finite numbers other than zero whose power is within the range of floats or near it
__attribute__((noinline)) static float power_in_words(float x, double y, double n) {
  words product = times(log_of(one_word(fabs((double)x))), one_word(y));
  return nearest_or_even(exp_of(n == 1 ? product : over(product, one_word(n))));
}
#endif
