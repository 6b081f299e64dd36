// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// between(x, least, most): x, or the bound that it is beyond; NaN stays. To be included after each_float.h.
#if elem_bits == 32
#include <math/arithmetic/at_most.h>

static inline gentype between(gentype x, float least, float most) { return at_most(at_least(x, least), most); }
#endif
