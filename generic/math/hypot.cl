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
#include <math/arithmetic/root_of_squares.h>
#include <math/arithmetic/length.h>

gentype hypot(gentype x, gentype y) { return length_of(x, y, false); }
#endif
