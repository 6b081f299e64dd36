// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log_gamma_of_usual, as generic/'s header of this name describes it: between the cases there are branches, of which
// work-items whose neighbours' arguments are like theirs run one side.
#if vec_width == 1
static inline gentype log_gamma_of_usual(gentype a) {
  gentype inverse;
  relation below = a < (gentype)1, large = a >= least_for_stirling;
  double_word none = {(gentype)-0.0f, (gentype)-0.0f}, terms, factors;
#if elem_bits == 32
  if (is_between(a))
    return log_gamma_of_between(a);
#endif
  double_word logarithm = none;
  if (below || large)
    logarithm = log_for_gamma(a, large, &inverse);
  if (large)
    factors = by_stirling(a, logarithm, inverse, &terms);
  else
    factors = near_one(a, logarithm, &terms);
  return log_gamma_sum(factors, terms);
}
#else
#include <generic/math/gamma/log_gamma_of_usual.h>
#endif
