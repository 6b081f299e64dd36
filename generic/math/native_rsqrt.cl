// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_rsqrt (6.15.2): another name of half_rsqrt.
#include "only_float.h"

gentype native_rsqrt(gentype x) { return half_rsqrt(x); }
