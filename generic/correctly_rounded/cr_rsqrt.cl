// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_rsqrt (C23, 7.33.8): rsqrt, which is correctly rounded.
#define unary cr_rsqrt
#include "float_and_half.h"

gentype cr_rsqrt(gentype x) { return rsqrt(x); }
