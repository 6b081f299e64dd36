// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// magnitude_below, as generic/'s header of this name describes it; of double by one instruction that compares the upper
// words as floats, whose order is that of the doubles as far as they are numbers. Those of greater doubles and of NaN
// are NaN, and not below anything; subnormal ones are below any bound, whether they are zeros or not.
#if elem_bits == 64 && vec_width == 1
#ifndef magnitude_below_pass
#define magnitude_below_pass
#define end_of_pass "math/end_of_pass.h"
static inline int magnitude_below(double x, double bound) { return __nvvm_fabs_f(as_float2(x).y) < as_float2(bound).y; }
#endif
#else
#include <generic/math/arithmetic/magnitude_below.h>
#endif
