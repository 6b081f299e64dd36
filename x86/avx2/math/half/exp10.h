// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp10 of half is 2^(x log2(10)), computed in float (exponentials.h) and rounded once more. All halves were tried.
#include <math/half/exponentials.h>

gentype exp10(gentype x) {
  floatn shifted, t = beside_whole(vec_convert(float, x), -9, 6, 0x1.a934fp1f, 0x1.3d9224p-24f, &shifted);
  floatn p =
      polynomial_in_float(t, 0x1p0f, 0x1.62e42cp-1f, 0x1.ebfa58p-3f, 0x1.c6b442p-5f, 0x1.3ccee8p-7f, 0x1.5d7a22p-10f);
  return vec_convert(half, times_two_to(p, shifted));
}
