// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// round_rte, round_rtp and round_rtn round float and double to integral values in the rounding modes of conversions.
#ifndef ONECLC_CONVERT_ROUND_H
#ifndef vec_width
#define header "convert/round.h"
#include "each_real.h"
#define ONECLC_CONVERT_ROUND_H

#else
static inline gentype round_rte(gentype x) { return __builtin_elementwise_roundeven(x); }
static inline gentype round_rtp(gentype x) { return __builtin_elementwise_ceil(x); }
static inline gentype round_rtn(gentype x) { return __builtin_elementwise_floor(x); }
#endif
#endif
