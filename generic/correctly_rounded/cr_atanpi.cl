// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_atanpi (C23, 7.33.8): atanpi, correctly rounded by the steps of in_double.h. Step 1 is for vectors with AVX-512
// (atan_in_floats.h); step 2 is that of atan_in_double.h. Half results are atanpi's, which are correctly rounded. Those
// of double: double/atanpi.h.
#define unary cr_atanpi
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/atanpi.h>
#else
#include <correctly_rounded/atan_in_double.h>
#include <correctly_rounded/atan_in_floats.h>
#include <correctly_rounded/atanpi_pieces.h>

#if elem_bits == 32
static inline gentype atanpi_in_double(gentype x) {
  gentype y = to_float(atan_of_magnitude(x) * (doublen)0x1.45f306dc9c883p-2);
  return copysign(mended(y, fabs(x), 0x1.d26a62p-1f, 0x1.e1a662p-3f), x);
}

__attribute__((noinline)) static gentype atanpi_in_doubt(gentype x) { return atanpi_in_double(x); }
#endif

gentype cr_atanpi(gentype x) {
#if elem_bits == 16
  return atanpi(x);
#else
  if (!pieces_first)
    return atanpi_in_double(x);
  // Step 1: in floats
  relation doubt;
  // Seen over all arguments: an error of 2^-34.0
  gentype y = copysign(atan_of_magnitude_in_floats(atanpi_pieces, x, 0.5f, 0, 0x1.2p-34f, &doubt), x);
  doubt |= too_small(fabs(x));
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? atanpi_in_doubt(x) : y;
#endif
}
#endif
