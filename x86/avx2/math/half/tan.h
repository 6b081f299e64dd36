// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tan of half, in float, with what is left of x beside a multiple of pi/2 and in every other quadrant a reciprocal, and
// rounded once more. All halves were tried, of which two magnitudes are mended (in_float.h).
#include <math/half/sines.h>

gentype tan(gentype x) {
  floatn v = vec_convert(float, x), shifted = fma(v, (floatn)0x1.45f306p-1f, (floatn)whole_above),
         t = rest_beside(v, shifted - whole_above, half_pi_high, half_pi_low), square = t * t;
  floatn p = polynomial_in_float(square, 0x1.000002p0f, 0x1.5553f4p-2f, 0x1.11463cp-3f, 0x1.b36092p-5f, 0x1.9c2662p-6f,
                                 0x1.1c24dap-9f, 0x1.4341bp-7f);
  p *= t;
  floatn result = (bits_of(shifted) << 31) < 0 ? -1 / p : p;
  result = nudged(result, bits_of(fabs(v)) == constant_bits(0x1.674p3f), 1);
  result = nudged(result, bits_of(fabs(v)) == constant_bits(0x1.7b4p6f), -1);
  return vec_convert(half, result);
}
