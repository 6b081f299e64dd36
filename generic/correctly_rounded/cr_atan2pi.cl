// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_atan2pi (C23, 7.33.8): atan2pi, correctly rounded by the steps of in_double.h. Step 1 is for vectors with AVX-512
// (atan_in_floats.h), step 2 is that of atan_in_double.h, and step 3 that of angle_in_words.h, if the function of
// double leaves a doubt, too. Half results are atan2pi's, which are correctly rounded. Those of double:
// double/atan2pi.h.
#define binary cr_atan2pi
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/atan2pi.h>
#else
#include <correctly_rounded/angle_in_words.h>
#include <correctly_rounded/atan_in_double.h>
#include <correctly_rounded/atan_in_floats.h>
#include <correctly_rounded/atanpi_pieces.h>

#if elem_bits == 32
__attribute__((noinline)) static gentype atan2pi_in_doubles(gentype y, gentype x) {
  return decided_in_words(atan2pi(to_double(y), to_double(x)), angle_in_words(element(y), element(x), true));
}

static inline gentype atan2pi_in_double(gentype y, gentype x) {
  relation doubt;
  gentype result = copysign(angle_in_double(y, x, true, &doubt), y);
  return __builtin_expect(any_lane(doubt), false) ? atan2pi_in_doubles(y, x) : result;
}

__attribute__((noinline)) static gentype atan2pi_in_doubt(gentype y, gentype x) { return atan2pi_in_double(y, x); }
#endif

gentype cr_atan2pi(gentype y, gentype x) {
#if elem_bits == 16
  return atan2pi(y, x);
#else
  if (!pieces_first)
    return atan2pi_in_double(y, x);
  // Step 1: in floats
  relation doubt;
  gentype result = copysign(angle_in_floats(atanpi_pieces, y, x, 0.5f, 0, &doubt), y);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? atan2pi_in_doubt(y, x) : result;
#endif
}
#endif
