// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_cos (6.15.2): the hardware's approximation, which takes the angle in turns; fract brings it into the
// instruction's range.
#define unary native_cos
#include "only_float.h"

gentype native_cos(gentype x) { return __builtin_amdgcn_cosf(__builtin_amdgcn_fractf(x * (M_1_PI_F * 0.5f))); }
