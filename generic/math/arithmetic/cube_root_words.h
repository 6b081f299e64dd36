// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The cube root of a double a, 2^-960 <= a < infinity, as c + correction * weight: returns c, within 2^-17, and
// stores the others. The residuals of smaller numbers might be subnormal. lab/coefficients/cbrt.sol has the
// coefficients, lab/proofs/cube_root.steps the errors.
#include <math/arithmetic/vocabulary.h>

static inline gentype cube_root_words(gentype a, private gentype *correction, private gentype *weight) {
  // Step 1: guess y. The bits of a are nearly a linear function of log2(a), so that a constant less a third of them are
  // the bits of about 1 / cbrt(a).
  ugentype third = (as_ugentype(a) >> (ugentype)32) * (ugentype)0x55555555u;
  gentype y = as_gentype((ugentype)((ugentype)0x553ee98000000000u - third));
  gentype e = fma(a * y, -(y * y), (gentype)1); // |e| < 0.11
  // Step 2: y (1 - e)^(-1/3)
  gentype step = fma(e, (gentype)0x1.65b293028fc5cp-3, (gentype)0x1.ca190e379ab86p-3);
  y = fma(y * e, fma(e, step, (gentype)0x1.555417239cde1p-2), y);
  // Step 3: c = a y^2, and a polynomial in the new e for its correction
  gentype inverse_square = y * y, product = a * y, c = product * y, square = c * c;
  e = fma(product, -inverse_square, (gentype)1); // |e| < 2^-16.4
  gentype factor = fma(e, (gentype)0x1.e0652f49d340ap-2, (gentype)0x1.c71c71c7e5818p-2);
  factor = fma(e, factor, (gentype)0x1.5555555555555p-2);
  // Step 4: the residual a - c^3 times y^2; c^3 may overflow where a is among the greatest numbers.
  gentype rest = fma(-fma(c, c, -square), c, fma_any(-square, c, a));
  *correction = rest * inverse_square;
  *weight = factor;
  return c;
}
