// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_atan (C23, 7.33.8): atan, correctly rounded by the steps of in_double.h. Step 1 is for vectors with AVX-512
// (atan_in_floats.h); step 2 is that of atan_in_double.h. Half results are atan's, which are correctly rounded. Those
// of double: double/atan.h.
#define unary cr_atan
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/atan.h>
#else
#include <correctly_rounded/atan_in_double.h>
#include <correctly_rounded/atan_in_floats.h>
#include <correctly_rounded/atan_pieces.h>

#if elem_bits == 32
static inline gentype atan_in_double(gentype x) {
  gentype y = to_float(atan_of_magnitude(x));
  return copysign(mended(y, fabs(x), 0x1.1ad646p-4f, 0x1.1a6386p-4f), x);
}

__attribute__((noinline)) static gentype atan_in_doubt(gentype x) { return atan_in_double(x); }
#endif

gentype cr_atan(gentype x) {
#if elem_bits == 16
  return atan(x);
#else
  if (!pieces_first)
    return atan_in_double(x);
  // Step 1: in floats
  relation doubt;
  // Seen over all arguments: an error of 2^-33.7
  gentype y =
      copysign(atan_of_magnitude_in_floats(atan_pieces, x, 0x1.921fcp0f, -0x1.5777a6p-21f, 0x1.6p-34f, &doubt), x);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? atan_in_doubt(x) : y;
#endif
}
#endif
