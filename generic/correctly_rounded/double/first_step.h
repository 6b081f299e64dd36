// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Correctly rounded functions of double, by A. Ziv's strategy ("Fast evaluation of elementary mathematical functions
// with correctly rounded last bit", ACM TOMS 17, 1991):
//   Step 1, of all lanes: the sum of two doubles (double_word.h), with an error of 2^-63.8 or less, and rounded_sum's
//     test whether the middle between two doubles may lie within it. So it does for one argument in some thousand.
//   Step 2, of each lane in doubt, one after the other, out of line: in integers of 128 bits (wide.h) and numbers that
//     are made of integers (wide_float.h), which are the same on all devices and know no rounding mode and no flush of
//     subnormal numbers. nearly_same of wide_float.h first tries in double, rounded to nearest.
// What step 1 is not made for, subnormal results and special values among it, is in doubt, too. To be included after
// each_float.h.
#include <correctly_rounded/in_floats.h>
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/bits_outside.h>
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/vocabulary.h>

#include <correctly_rounded/double/rows.h>
