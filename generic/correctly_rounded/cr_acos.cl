// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_acos (C23, 7.33.8): acos, correctly rounded by the steps of in_double.h: for |x| <= 1/2 it is pi/2 - asin(x),
// elsewhere 2 asin(sqrt((1 - |x|) / 2)), or pi less that for a negative x. Step 1 is for vectors with AVX-512
// (asin_in_floats.h); step 2 is that of asin_in_double.h. Half results are acos's, which are correctly rounded. Those
// of double: double/acos.h.
#define unary cr_acos
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/acos.h>
#else
#include <correctly_rounded/asin_in_double.h>
#include <correctly_rounded/asin_in_floats.h>
#include <correctly_rounded/asin_pieces.h>
#include <math/arithmetic/vocabulary.h>

#if elem_bits == 32
static inline gentype acos_in_double(gentype x) {
  gentype y = acos_by_asin(x, 1, 0x1.921fb54442d18p0);
  y = mended(y, x, 0x1.110b46p-26f, 0x1.921fb6p0f);
  return mended(y, x, 0x1.04c444p-12f, 0x1.920f6ap0f);
}

__attribute__((noinline)) static gentype acos_in_doubt(gentype x) { return acos_in_double(x); }
#endif

gentype cr_acos(gentype x) {
#if elem_bits == 16
  return acos(x);
#else
  if (!pieces_first)
    return acos_in_double(x);
  // Step 1: in floats
  gentype magnitude = fabs(x);
  relation large = magnitude > (gentype)0.5f, doubt;
  gentype factor = flip_sign(large ? (gentype)2 : (gentype)-1, as_ugentype(x) & (ugentype)(1u << 31));
  gentype base = x < (gentype)0 ? (gentype)0x1.921fcp1f : (gentype)0,
          more_base = x < (gentype)0 ? (gentype)-0x1.5777a6p-20f : (gentype)0;
  base = large ? base : (gentype)0x1.921fcp0f;
  more_base = large ? more_base : (gentype)-0x1.5777a6p-21f;
  // Seen over all arguments: an error of 2^-34.03
  gentype y = asin_in_floats(asin_pieces, magnitude, large, factor, base, more_base, 0x1.2p-34f, &doubt);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? acos_in_doubt(x) : y;
#endif
}
#endif
