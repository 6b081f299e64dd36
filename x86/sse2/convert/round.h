// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rounding of float and double to integral values: SSE2 has no such instruction, the library's own builtins
// do it.
#ifndef ONECLC_CONVERT_ROUND_H
#ifndef gentype
#define header "convert/round.h"
#include "each_real.h"
#define ONECLC_CONVERT_ROUND_H

#else
static inline gentype round_rte(gentype x) { return rint(x); }
static inline gentype round_rtp(gentype x) { return ceil(x); }
static inline gentype round_rtn(gentype x) { return floor(x); }
#endif
#endif
