// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sum of the words of a double-word, rounded to nearest or, for half results, which are rounded a second time, to
// odd. To be included after each_float.h.
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
