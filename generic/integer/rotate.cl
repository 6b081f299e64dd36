// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rotate (6.15.3): the bits of v shifted left by i modulo the width; the bits that are shifted out come in on the
// right.
#include "each_integer.h"

gentype rotate(gentype v, gentype i) { return __builtin_elementwise_fshl(v, v, i); }
