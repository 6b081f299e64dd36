// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_recip (6.15.2): 1 / x. Unlike generic/'s it is unary, so that wide vectors call forms of one register, among
// which the processor with fma has its own (x86/avx2).
#define unary half_recip
#include "only_float.h"

gentype half_recip(gentype x) { return 1 / x; }
