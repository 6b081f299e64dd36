// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Defines `unary`, as AVX2's header of this name does. Instructions give e and m of all numbers (significand.h).
#if vec_width >= 8
#include <math/half/significand.h>

gentype unary(gentype x) {
  floatn v = vec_convert(float, x), e, m = significand_of(v, &e);
  return vec_convert(half, half_log_of_parts(v, e, 1, m));
}
#else
#include <x86/avx2/math/half/logarithm_of_parts.h>
#endif
