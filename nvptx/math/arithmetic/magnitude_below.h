// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// magnitude_below, as generic/'s header of this name describes it; of double by the upper words alone. One instruction
// would compare them as floats, but finite doubles beyond 2^1017 are NaN then (surely_below.h).
#if elem_bits == 64 && vec_width == 1
#ifndef magnitude_below_pass
#define magnitude_below_pass
#define end_of_pass "math/end_of_pass.h"
#include <math/arithmetic/surely_below.h>
static inline int magnitude_below(double x, double bound) { return surely_below(x, bound); }
#endif
#else
#include <generic/math/arithmetic/magnitude_below.h>
#endif
