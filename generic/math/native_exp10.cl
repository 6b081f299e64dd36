// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_exp10 (6.15.2): 10^x by native_exp2; the factor is log2(10).
#include "only_float.h"

gentype native_exp10(gentype x) { return native_exp2(x * 0x1.a934f0979a371p+1f); }
