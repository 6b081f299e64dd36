// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// round_rte, round_rtp and round_rtn round float and double to integral values. SSE2 has no instruction for that, so
// they are the library's own builtins.
#ifndef ONECLC_CONVERT_ROUND_H
#ifndef vec_width
#define header "convert/round.h"
#include "each_real.h"
#define ONECLC_CONVERT_ROUND_H

#else
static inline gentype round_rte(gentype x) { return rint(x); }
static inline gentype round_rtp(gentype x) { return ceil(x); }
static inline gentype round_rtn(gentype x) { return floor(x); }
#endif
#endif
