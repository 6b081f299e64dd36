// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_powr (6.15.2): x^y for x >= 0, 2^(y log2(x)), with a relative error within 2^-12. The logarithm is computed as
// in log_short.h, but by a polynomial with a relative error of 2^-19.7 (lab/coefficients/short.sol), since y makes it
// up to 126 times as large. Special cases are left to powr.
#define binary half_powr
#include "only_float.h"
#include <math/exponential/exp_short.h>
#include <math/exponential/log_kernel.h>
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/not_positive_normal.h>

__attribute__((noinline)) static gentype half_powr_of_any(gentype x, gentype y) { return powr(x, y); }

gentype half_powr(gentype x, gentype y) {
  // Step 1: log2(x)
  igentype exponent;
  gentype f = log_fraction_in_place(x, (gentype)root_half, &exponent);
  gentype p = polynomial(f, 0x1.71548ep0f, -0x1.71569p-1f, 0x1.ec295ap-2f, -0x1.6fff66p-2f, 0x1.2ecd1p-2f,
                         -0x1.13c69ep-2f, 0x1.5f6f6ap-3f);
  // Step 2: 2 to the power y log2(x)
  gentype log = fma(p, f, vec_convert(float, exponent) * (gentype)0x1p-23f), shifted = fma(log, y, (gentype)shifter);
  gentype result = times_power(exp2_short(fma(log, y, shifter - shifted)), shifted);
  relation rare = not_positive_normal(x) | !(fabs(log * y) < (gentype)(exponent_bias - 1));
  if (__builtin_expect(any_lane(rare), false))
    return rare ? half_powr_of_any(x, y) : result;
  return result;
}
