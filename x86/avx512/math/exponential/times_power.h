// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products of y and 2^n, as generic/'s header of this name describes them, with the same results. AVX-512 has an
// instruction for any n, and of NaN and an infinite n, so that the test is one of small arguments alone, which needs no
// magnitude: of float y has to be positive or infinite for great arguments. For subnormal products the processor would
// stop, for some 90 ns of 16 lanes (Emerald Rapids). Of double y may be anything for great arguments, and one question
// is asked of two registers (costs.h).
#include <math/arithmetic/scalef.h>
#if vec_width == 16 || elem_bits == 32 && vec_width == 8
#define scaled generic_scaled
#define scaled_early generic_scaled_early
#include <generic/math/exponential/times_power.h>
#undef scaled
#undef scaled_early
#include <math/arithmetic/costs.h>

static inline gentype scaled(gentype y, gentype shifted, gentype x, int limit) {
  relation rare = elem_bits == 32 ? x < (gentype)-limit : !magnitude_below(x, (gentype)limit);
  if (__builtin_expect(any_rare(any_lane(rare), greater_beyond(x, (gentype)limit)), false))
    return times_any_power(y, shifted);
  return scalef(y, shifted - shifter);
}
static inline gentype scaled_early(gentype y, gentype shifted, gentype x, int limit) {
  return scaled(y, shifted, x, limit);
}
#else
#include <generic/math/exponential/times_power.h>
#endif
