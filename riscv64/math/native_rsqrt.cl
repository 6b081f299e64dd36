// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_rsqrt (6.15.2): two instructions, each rounded correctly, which is within 1.5 ulp.
#define unary native_rsqrt
#include "only_float.h"

gentype native_rsqrt(gentype x) { return 1 / sqrt(x); }
