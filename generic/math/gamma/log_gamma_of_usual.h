// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log_gamma_of_usual(a) is ln gamma(a) of a positive normal a, but where rare_for_gamma(a). All cases are computed
// and one is chosen, as a processor runs what any lane of a vector needs. To be included by lgamma_usual.h.
static inline gentype log_gamma_of_usual(gentype a) {
  gentype inverse;
  relation below = a < (gentype)1, large = a >= least_for_stirling;
  double_word none = {(gentype)-0.0f, (gentype)-0.0f}, terms, factors;
#if elem_bits == 32 && vec_width == 1
  if (is_between(a))
    return log_gamma_of_between(a);
#endif
#if elem_bits == 32
  // All but Stirling's formula in one piece, as a processor waits for the longest of these chains
  gentype other = log_gamma_of_between(a);
  double_word logarithm = log_for_gamma(a, large, &inverse);
  factors = near_one(a, select_words(below, logarithm, none), &terms);
  if (any_lane(large)) {
    double_word large_terms, large_factors = by_stirling(a, logarithm, inverse, &large_terms);
    factors = select_words(large, large_factors, factors);
    terms = select_words(large, large_terms, terms);
  }
  gentype result = log_gamma_sum(factors, terms);
  return is_between(a) ? other : result;
#else
  double_word logarithm = log_for_gamma(a, large, &inverse), large_terms,
              near_factors = near_one(a, select_words(below, logarithm, none), &terms),
              large_factors = by_stirling(a, logarithm, inverse, &large_terms);
  factors = select_words(large, large_factors, near_factors);
  terms = select_words(large, large_terms, terms);
  return log_gamma_sum(factors, terms);
#endif
}
