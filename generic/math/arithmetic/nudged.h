// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For half functions that are those of float, rounded once more. As float's result is within an ulp, this is the
// correctly rounded half for all arguments but the few, if any, for which that result is the very middle between two
// halves: nudged(result, where, units) moves it there by a unit in the last place to the side on which the exact one
// lies; 1 is away from zero. Which arguments these are was found by trying all halves, as the accuracy tests do again.
#ifndef ONECLC_MATH_NUDGED_H
#define ONECLC_MATH_NUDGED_H
#define nudged(result, where, units) \
  __builtin_astype(__builtin_astype(result, intn) + ((where) ? (intn)(units) : (intn)0), floatn)
#endif
