// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clz (6.15.3): the number of leading zero bits; all of them for 0.
#include "each_integer.h"

gentype clz(gentype x) { return __builtin_elementwise_clzg(x, (gentype)elem_bits); }
