// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What AVX2's header of this name has, by scalef: 2^n y for 1/2 < y < 2 and any n. Of an infinite one y is NaN, and the
// result is 0 or infinite all the same.
#if vec_width >= 8 || vec_width == 1
#include <math/arithmetic/scalef.h>
#include <math/half/in_float.h>

static inline floatn times_two_to(floatn y, floatn shifted) { return scalef(y, shifted - whole_above); }

static inline floatn in_range(floatn v, float least, float most) {
  (void)least, (void)most;
  return v;
}
#else
#include <x86/avx2/math/half/scaled.h>
#endif
