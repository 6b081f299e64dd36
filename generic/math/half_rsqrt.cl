// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_rsqrt (6.15.2): as exact as rsqrt.
#include "only_float.h"

gentype half_rsqrt(gentype x) { return rsqrt(x); }
