// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_rsqrt (6.15.2): the processor's estimate.
#define unary native_rsqrt
#include "only_float.h"
#include <math/arithmetic/estimates.h>

gentype native_rsqrt(gentype x) { return estimated_reciprocal_root(x); }
