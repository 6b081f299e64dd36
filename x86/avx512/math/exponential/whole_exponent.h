// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// beyond_whole and what else generic/'s header of this name describes: for registers of 512 bits by VREDUCEPS and
// VSCALEFPS or those of double (Intel 64 and IA-32 Architectures Software Developer's Manual), three operations for
// five. Their tests are those of times_power.h beside this file: of float for small arguments alone.
#include_next <math/exponential/whole_exponent.h>
#include <math/arithmetic/beyond_multiple.h>
#if has_beyond_multiple
#include <math/arithmetic/costs.h>
#include <math/arithmetic/scalef.h>
#undef beyond_whole
#undef times_whole_power
#undef scaled_by_whole
#define beyond_whole(x, shifted) beyond_multiple(x, 0)
#define times_whole_power(y, x, shifted) scalef(y, (x) - beyond_whole(x, shifted))

static inline gentype scaled_by_whole(gentype y, gentype x, gentype shifted, int limit) {
  relation rare = elem_bits == 32 ? x < (gentype)-limit : !magnitude_below(x, (gentype)limit);
  if (__builtin_expect(any_rare(any_lane(rare), greater_beyond(x, (gentype)limit)), false))
    return times_any_power(y, shifted);
  return times_whole_power(y, x, shifted);
}
#endif
