// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_asin (C23, 7.33.8): asin, correctly rounded by the steps of in_double.h. Step 1 is for vectors with AVX-512
// (asin_in_floats.h); step 2 is that of asin_in_double.h. Half results are asin's, which are correctly rounded. Those
// of double: double/asin.h.
#define unary cr_asin
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/asin.h>
#else
#include <correctly_rounded/asin_in_double.h>
#include <correctly_rounded/asin_in_floats.h>
#include <correctly_rounded/asin_pieces.h>

#if elem_bits == 32
static inline gentype asin_in_double(gentype x) {
  gentype magnitude = fabs(x);
  relation large = magnitude > (gentype)0.5f;
  doublen angle = asin_of_small(magnitude, magnitude, large, (ugentype)0);
  angle = vec_convert(long, large) ? fma(angle, (doublen)-2, (doublen)0x1.921fb54442d18p0) : angle;
  gentype y = copysign(to_float(angle), x);
  return magnitude > (gentype)1 ? (gentype)NAN : y;
}

__attribute__((noinline)) static gentype asin_in_doubt(gentype x) { return asin_in_double(x); }
#endif

gentype cr_asin(gentype x) {
#if elem_bits == 16
  return asin(x);
#else
  if (!pieces_first)
    return asin_in_double(x);
  // Step 1: in floats
  gentype magnitude = fabs(x);
  relation large = magnitude > (gentype)0.5f, doubt;
  gentype factor = large ? (gentype)-2 : (gentype)1, base = large ? (gentype)0x1.921fcp0f : (gentype)0;
  gentype more_base = large ? (gentype)-0x1.5777a6p-21f : (gentype)0;
  // Seen over all arguments: an error of 2^-33.26
  gentype y = copysign(asin_in_floats(asin_pieces, magnitude, large, factor, base, more_base, 0x1.ep-34f, &doubt), x);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? asin_in_doubt(x) : y;
#endif
}
#endif
