// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_log10 (6.15.2): the logarithm to base 10 by native_log2; the factor is log10(2).
#include "only_float.h"

gentype native_log10(gentype x) { return native_log2(x) * 0x1.34413509f79ffp-2f; }
