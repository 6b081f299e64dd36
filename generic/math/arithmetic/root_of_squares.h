// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// root_of_squares(a, b, to_odd): the root of a^2 + b^2, a >= b >= 0, by steps 2 to 4 of hypot.cl; `to_odd` if they are
// halves. hypot.cl includes it behind its other headers; a target may include it again under another name.
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
