// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_log10 (6.15.2): log2(x) log10 2, by the hardware's approximation.
#define unary half_log10
#include "only_float.h"

gentype half_log10(gentype x) { return half_log2(x) * 0x1.344136p-2f; }
