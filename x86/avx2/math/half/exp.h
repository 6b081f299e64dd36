// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp of half is 2^(x / ln(2)), computed in float (exponentials.h) and rounded once more. All halves were tried.
#include <math/half/exponentials.h>

gentype exp(gentype x) {
  floatn shifted, t = beside_whole(vec_convert(float, x), -20, 12, 0x1.715476p0f, 0x1.322bc8p-26f, &shifted);
  floatn p = polynomial_in_float(t, 0x1.fffffep-1f, 0x1.62e43p-1f, 0x1.ec0058p-3f, 0x1.c6dbc8p-5f, 0x1.3b0f3cp-7f,
                                 0x1.47eae4p-10f);
  return vec_convert(half, times_two_to(p, shifted));
}
