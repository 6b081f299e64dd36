// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hypot (6.15.2): sqrt(x^2 + y^2). The steps for the two magnitudes a >= b:
//   1. Scale them by a power of two where their squares overflow or underflow (length.h)
//   2. z = a^2 + b^2 by fma, whose rounding contributes 0.36 ulp at most
//   3. root = sqrt(z), correctly rounded
//   4. A step of Newton's for what root^2 and b^2 lack, with a rough reciprocal
// Half is computed in float, by double-words (sqrt_words.h).
// Largest errors seen: float 0.927, double 0.878 ulp.
// Float's error is that of a subnormal result, which is rounded twice. Half results are correctly rounded.
#define binary hypot
#include "each_float.h"
#if elem_bits == 16
#include <math/half/hypot.h>
#else
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/reciprocal.h>
#include <math/arithmetic/rounded.h>
#include <math/arithmetic/root_among_sums.h>
#include <math/arithmetic/sqrt_words.h>

// The root of a^2 + b^2, a >= b >= 0; `to_odd` if they are halves
static inline_if_long gentype root_of_squares(gentype a, gentype b, bool to_odd) {
#if elem_bits == 32
  if (to_odd) { // the squares of halves are exact
    double_word sum = fast_two_sum(a * a, b * b);
    gentype half_reciprocal;
    double_word root = sqrt_words(sum.high, &half_reciprocal);
    return rounded((double_word){root.high, fma(sum.low, half_reciprocal, root.low)}, true);
  }
#else
  (void)to_odd; // no half is computed in double
#endif
  // Step 2: z, and b2 for what is lost of it
  gentype b2 = b * b, z = fma(a, a, b2);
  // Steps 3 and 4: the root, and the step of Newton's
  gentype root = root_among_sums(z), missing = fma_exact(-root, root, z) + fma_exact(b, b, -b2);
  return fma(missing, half_rough_reciprocal(root), root);
}

#include <math/arithmetic/length.h>

gentype hypot(gentype x, gentype y) { return length_of(x, y, false); }
#endif
