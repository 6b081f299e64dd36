// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers times 2^n, n = `shifted` - whole_above, in float, and the limits that this sets to a half's exponent. To be
// included after between.h.
#include <math/half/in_float.h>

// 2^n y for 1/2 < y < 2, if that is a normal number
static inline floatn times_two_to(floatn y, floatn shifted) { return float_of(bits_of(y) + (bits_of(shifted) << 23)); }

// A number that times_two_to may be given
static inline floatn in_range(floatn v, float least, float most) { return between(v, least, most); }
