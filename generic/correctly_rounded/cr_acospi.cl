// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_acospi (C23, 7.33.8): acospi, correctly rounded by the steps of in_double.h: the formulas are those of cr_acos, in
// half-turns. Step 1 is for vectors with AVX-512 (asin_in_floats.h); step 2 is that of asin_in_double.h. Half results
// are acospi's, which are correctly rounded. Those of double: double/acospi.h.
#define unary cr_acospi
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/acospi.h>
#else
#include <correctly_rounded/asin_in_double.h>
#include <correctly_rounded/asin_in_floats.h>
#include <correctly_rounded/asinpi_pieces.h>
#include <math/arithmetic/vocabulary.h>

#if elem_bits == 32
static inline gentype acospi_in_double(gentype x) { return acos_by_asin(x, 0x1.45f306dc9c883p-2, 0.5); }

__attribute__((noinline)) static gentype acospi_in_doubt(gentype x) { return acospi_in_double(x); }
#endif

gentype cr_acospi(gentype x) {
#if elem_bits == 16
  return acospi(x);
#else
  if (!pieces_first)
    return acospi_in_double(x);
  // Step 1: in floats
  gentype magnitude = fabs(x);
  relation large = magnitude > (gentype)0.5f, doubt;
  gentype factor = flip_sign(large ? (gentype)2 : (gentype)-1, as_ugentype(x) & (ugentype)(1u << 31));
  gentype base = x < (gentype)0 ? (gentype)1 : (gentype)0, more_base = x < (gentype)0 ? (gentype)0 : (gentype)0;
  base = large ? base : (gentype)0.5f;
  more_base = large ? more_base : (gentype)0;
  // Seen over all arguments: an error of 2^-33.86
  gentype y = asin_in_floats(asinpi_pieces, magnitude, large, factor, base, more_base, 0x1.4p-34f, &doubt);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? acospi_in_doubt(x) : y;
#endif
}
#endif
