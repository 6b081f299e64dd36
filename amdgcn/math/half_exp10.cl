// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_exp10 (6.15.2): the hardware's approximation of 2^(x log2 10), as half_exp.
#define unary half_exp10
#include "only_float.h"

gentype half_exp10(gentype x) { return half_exp2(x * 0x1.a934f0979a371p+1f); }
