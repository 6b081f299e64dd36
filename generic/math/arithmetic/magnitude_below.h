// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// magnitude_below(x, bound): |x| < bound, where the bound's lower half (of a double, 32 bits) is zero. To be included
// after each_float.h.
#ifndef magnitude_below_pass
#define magnitude_below_pass
#define end_of_pass "math/end_of_pass.h"
static inline relation magnitude_below(gentype x, gentype bound) { return fabs(x) < bound; }
#endif
