// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp2 of half, in float (exponentials.h) and rounded once more. All halves were tried, of which one is mended
// (in_float.h).
#include <math/half/in_float.h>
#include <math/half/exponentials.h>

gentype exp2(gentype x) {
  floatn v = in_range(vec_convert(float, x), -28, 18), shifted = v + whole_above, t = v - (shifted - whole_above);
  floatn p =
      polynomial_in_float(t, 0x1p0f, 0x1.62e428p-1f, 0x1.ebf90ep-3f, 0x1.c6b616p-5f, 0x1.3d0dc4p-7f, 0x1.5c53b6p-10f);
  p = nudged(p, bits_of(v) == constant_bits(0x1.714p-11f), 1);
  return vec_convert(half, times_two_to(p, shifted));
}
