// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rounded(w, to_odd) is the sum of the two words of w as one number. It is rounded to nearest or, if `to_odd`, to odd
// (round_to_odd.h), which half results need: they are computed in float and rounded a second time, to half. The words
// are ordered as fast_two_sum wants them. To be included after each_float.h.
#ifndef rounded_pass
#define rounded_pass
#define end_of_pass "math/end_of_pass.h"
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/round_to_odd.h>

#if elem_bits > 16
static inline gentype rounded(double_word w, bool to_odd) {
  double_word sum = fast_two_sum(w.high, w.low);
  return to_odd ? round_to_odd(sum.high, sum.low) : sum.high;
}
#endif
#endif
