// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tanpi of half, in float, with what is left of |x| beside an integer, or with what that lacks up to 1/2 and a
// reciprocal, and rounded once more. All halves were tried, of which two magnitudes are mended (in_float.h). Zeros and
// poles are as in generic/.
#include <math/half/in_float.h>
#include <math/half/turns.h>

gentype tanpi(gentype x) {
  floatn x_float = vec_convert(float, x);
  intn odd;
  floatn rest = rest_of_turn(x_float, &odd), a = fabs(rest);
  intn far = bits_of(a) > constant_bits(0.25f);
  floatn t = far ? 0.5f - a : a, v = t * t;
  floatn p = polynomial_in_float(v, 0x1.921fb6p1f, 0x1.4abb02p3f, 0x1.4699cep5f, 0x1.41fb5ap7f, 0x1.709adcp9f,
                                 0x1.901d4cp9f, 0x1.b310aep14f);
  p *= t;
  floatn result = far ? 1 / p : p;
  result = nudged(result, bits_of(fabs(x_float)) == constant_bits(0x1.2c8p-5f), 1);
  result = nudged(result, bits_of(fabs(x_float)) == constant_bits(0x1.fc8p-14f), -1);
  intn sign = bits_of(a) != 0 ? sign_of(rest) : odd;
  return vec_convert(half, float_of(bits_of(result) ^ sign ^ sign_of(x_float)));
}
