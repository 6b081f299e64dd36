// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_acos (C23, 7.33.8): acos, correctly rounded, by way of double: for |x| <= 1/2, it is the right angle less asin(x),
// else twice asin(sqrt((1 - |x|) / 2)) or what that leaves of half a turn (asin_in_double.h). Vectors with AVX-512
// begin in floats (asin_in_floats.h). Half results are acos's, which are correctly rounded.
#define unary cr_acos
#include "float_and_half.h"
#include <correctly_rounded/asin_in_double.h>
#include <correctly_rounded/asin_in_floats.h>
#include <correctly_rounded/asin_pieces.h>
#include <math/arithmetic/words.h>

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
  gentype magnitude = fabs(x);
  relation large = magnitude > (gentype)0.5f, doubt;
  gentype factor = flip_sign(large ? (gentype)2 : (gentype)-1, as_ugentype(x) & (ugentype)(1u << 31));
  gentype base = x < (gentype)0 ? (gentype)0x1.921fcp1f : (gentype)0,
          more_base = x < (gentype)0 ? (gentype)-0x1.5777a6p-20f : (gentype)0;
  base = large ? base : (gentype)0x1.921fcp0f;
  more_base = large ? more_base : (gentype)-0x1.5777a6p-21f;
  // Seen over all arguments: an error of 2^-34.03
  gentype y = asin_in_floats(asin_pieces, magnitude, large, factor, base, more_base, 0x1.2p-34f, &doubt);
  return __builtin_expect(any_lane(doubt), false) ? acos_in_doubt(x) : y;
#endif
}
