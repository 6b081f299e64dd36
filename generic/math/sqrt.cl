// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sqrt (6.15.2): the square root, correctly rounded.
// Largest errors seen: float 0.5, double 0.5 ulp.
#include "each_float.h"
#if elem_bits == 16
#include <math/half/sqrt.h>
#else
gentype sqrt(gentype x) { return __builtin_elementwise_sqrt(x); }
#endif
