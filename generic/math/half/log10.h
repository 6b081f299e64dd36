// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log10 of half: in float, e log10(2) + log10(1 + f) as two words, which are rounded to odd, and then to half.
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/rounded.h>

// AMD: LLVM would replace its calls as those of exp.
policy("nobuiltin-amdgcn") gentype log10(gentype x) {
  intn exponent;
  floatn v = vec_convert(float, x), f = log_fraction_in_place(v, root_half, &exponent), product = f * log10_high;
  floatn e = vec_convert(float, exponent),
         rest = fma(e, log10_2_low, fma(log10_polynomial(f), f, fma(f, log10_high, -product)));
  NAME(floatn) whole = two_product(e, log10_2), sum = log_sum(whole.high, product, rest + whole.low);
  return vec_convert(half, log_special(v, rounded(sum, true)));
}
