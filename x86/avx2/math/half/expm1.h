// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// expm1 of half, in float (exponentials.h) and rounded once more. All halves were tried, of which one is mended
// (in_float.h).
#include <math/half/in_float.h>
#include <math/half/exponentials.h>

gentype expm1(gentype x) {
  floatn v = vec_convert(float, x), shifted, r = beside_ln2(between(v, -20, 12), &shifted);
  r = fma(shifted - whole_above, (floatn)0x1.05c61p-29f, r);
  floatn power = float_of((bits_of(shifted) << 23) + constant_bits(1.0f));
  floatn p = polynomial_in_float(r, 0x1.ffffc8p-2f, 0x1.5554b8p-3f, 0x1.555544p-5f, 0x1.120b0ep-7f, 0x1.6cacb4p-10f);
  p = fma(p, r * r, r);
  floatn result = nudged(fma(p, power, power - 1), bits_of(v) == constant_bits(0x1.6ap-11f), 1);
  return vec_convert(half, copysign(result, v));
}
