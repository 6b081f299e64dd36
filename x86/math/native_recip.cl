// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_recip (6.15.2): the processor's estimate.
#define unary native_recip
#include "only_float.h"
#include <math/arithmetic/estimates.h>

gentype native_recip(gentype x) { return estimated_reciprocal(x); }
