// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_rsqrt (6.15.2): the processor's estimate and a step of Newton's iteration, within 2^-23.2.
#define unary half_rsqrt
#include "only_float.h"
#include <math/arithmetic/reciprocal_root_seed.h>

gentype half_rsqrt(gentype x) { return reciprocal_root_seed(x); }
