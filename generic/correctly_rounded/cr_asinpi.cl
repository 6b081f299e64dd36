// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_asinpi (C23, 7.33.8): asinpi, correctly rounded by the steps of in_double.h. Step 1 is for vectors with AVX-512
// (asin_in_floats.h); step 2 is that of asin_in_double.h. Half results are asinpi's, which are correctly rounded. Those
// of double: double/asinpi.h.
#define unary cr_asinpi
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/asinpi.h>
#else
#include <correctly_rounded/asin_in_double.h>
#include <correctly_rounded/asin_in_floats.h>
#include <correctly_rounded/asinpi_pieces.h>

#if elem_bits == 32
static inline gentype asinpi_in_double(gentype x) {
  gentype magnitude = fabs(x);
  relation large = magnitude > (gentype)0.5f;
  vec(long) is_large = vec_convert(long, large);
  doublen angle = asin_of_small(magnitude, magnitude, large, (ugentype)0);
  doublen scale = is_large ? (doublen)(-2 * 0x1.45f306dc9c883p-2) : (doublen)0x1.45f306dc9c883p-2;
  angle = fma(angle, scale, is_large ? (doublen)0.5 : (doublen)0);
  gentype y = copysign(mended(to_float(angle), magnitude, 0x1.53e276p-13f, 0x1.b0c128p-15f), x);
  return magnitude > (gentype)1 ? (gentype)NAN : y;
}

__attribute__((noinline)) static gentype asinpi_in_doubt(gentype x) { return asinpi_in_double(x); }
#endif

gentype cr_asinpi(gentype x) {
#if elem_bits == 16
  return asinpi(x);
#else
  if (!pieces_first)
    return asinpi_in_double(x);
  // Step 1: in floats
  gentype magnitude = fabs(x);
  relation large = magnitude > (gentype)0.5f, doubt;
  gentype factor = large ? (gentype)-2 : (gentype)1, base = large ? (gentype)0.5f : (gentype)0;
  gentype more_base = large ? (gentype)0 : (gentype)0;
  // Seen over all arguments: an error of 2^-33.01
  gentype y = copysign(asin_in_floats(asinpi_pieces, magnitude, large, factor, base, more_base, 0x1.2p-33f, &doubt), x);
  doubt |= too_small(magnitude);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? asinpi_in_doubt(x) : y;
#endif
}
#endif
