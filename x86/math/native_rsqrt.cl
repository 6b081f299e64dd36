// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_rsqrt (6.15.2): with AVX-512 the processor's estimate.
#define unary native_rsqrt
#include "only_float.h"
#ifdef __AVX512VL__
#include <math/arithmetic/reciprocal_root_estimate.h>

gentype native_rsqrt(gentype x) { return estimated_reciprocal_root(x); }
#else
#include <generic/math/native_rsqrt.cl>
#endif
